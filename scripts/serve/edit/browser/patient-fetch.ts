/** Waits while the server restarts, as it does when the list of pages has changed. */
export const patientFetch = async (url: string, init?: RequestInit): Promise<Response> => {
  for (let tries = 0; ; tries++) {
    const response = await fetch(url, init).catch((error: unknown) => {
      if (tries > 120) throw error
    })
    if (response && (response.status !== 503 || tries > 120)) return response
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

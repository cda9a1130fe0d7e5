/** Puts a text on the clipboard. @returns whether that was allowed; over plain HTTP browsers have no clipboard */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

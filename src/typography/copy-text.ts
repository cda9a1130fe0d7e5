/**
 * Writes a text to the clipboard.
 * @returns whether the browser allowed it; over plain HTTP it does not
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

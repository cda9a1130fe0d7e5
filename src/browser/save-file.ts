/** Milliseconds until the file may be released: Safari reads it only after the click has been handled. */
const untilRead = 15_000

export const saveFrom = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Saves content that the page has made. */
export const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content)
  saveFrom(address, name)
  setTimeout(() => URL.revokeObjectURL(address), untilRead)
}

/** Milliseconds that the slowest browser needs: Safari reads a file only after the click has been handled. */
const untilRead = 15_000

/** Hands the visitor the file at an address. */
export const saveFrom = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Hands the visitor what the page has made as a file. */
export const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content)
  saveFrom(address, name)
  setTimeout(() => URL.revokeObjectURL(address), untilRead)
}

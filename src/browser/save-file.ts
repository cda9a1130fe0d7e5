import { isInApp } from './in-app.ts'

/** Milliseconds until the file may be released: Safari reads it only after the click has been handled. */
const untilRead = 15_000

/**
 * What became of a file:
 * - shared: the visitor gave it to an app of theirs
 * - cancelled: the visitor closed the list of apps
 * - downloaded: the browser was asked to download it, and does not tell whether it did
 */
export type Saved = 'shared' | 'cancelled' | 'downloaded'

/**
 * Asks the browser to download what an address holds.
 * @param name the file's name, unless the address is of another origin
 */
export const saveFrom = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

const download = (content: Blob, name: string) => {
  const address = URL.createObjectURL(content)
  saveFrom(address, name)
  setTimeout(() => URL.revokeObjectURL(address), untilRead)
}

const sharing = (content: Blob, name: string): ShareData => ({
  files: [new File([content], name, { type: content.type })],
})

/** Whether the file can be shared, and needs to be: this browser is one of those that drop downloads. */
export const canShare = (content: Blob, name: string): boolean =>
  isInApp() && typeof navigator.share === 'function' && navigator.canShare?.(sharing(content, name)) === true

/** Saves content that the page has made: shares it inside apps, downloads it elsewhere and where sharing fails. */
export const saveFile = async (content: Blob, name: string): Promise<Saved> => {
  if (canShare(content, name))
    try {
      await navigator.share(sharing(content, name))
      return 'shared'
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'cancelled'
      // The press may be too long ago.
    }
  download(content, name)
  return 'downloaded'
}

/**
 * A value in the browser's storage. If storage is off, full or damaged, reading gives `undefined` and writing does nothing.
 * @param parse returns `undefined` for text that it does not understand
 * @param area gives the storage, localStorage by default; called on use, because it throws where storage is off
 */
export const stored = <T>(
  key: string,
  parse: (text: string) => T | undefined,
  area: () => Storage = () => localStorage,
) => ({
  read: (): T | undefined => {
    try {
      const text = area().getItem(key)
      return text === null ? undefined : parse(text)
    } catch {
      return undefined
    }
  },
  write: (text: string) => {
    try {
      area().setItem(key, text)
    } catch {
      // Storage is off or full; the site works without it.
    }
  },
  remove: (): void => {
    try {
      area().removeItem(key)
    } catch {
      // What cannot be written was never stored.
    }
  },
})

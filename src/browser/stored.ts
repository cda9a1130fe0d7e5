/**
 * A value kept in the visitor's browser. Storage may be off, full or hold anything: reading then gives nothing, writing does nothing.
 * @param parse makes the value of the stored text; whatever it does not know is as if nothing were stored
 * @param area gives the storage, which is the browser's unless given: asked for where it is off, it throws
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
      // The site works without it; the question is only asked again.
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

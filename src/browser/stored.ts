/**
 * A value kept in the visitor's browser. Storage may be off, full or hold anything: reading then gives nothing, writing does nothing.
 * @param parse checks what was stored; whatever it does not know is as if nothing were stored
 * @param area gives the storage, which is the browser's unless given: asked for where it is off, it throws
 */
export const stored = <T extends string>(
  key: string,
  parse: (value: string) => T | undefined,
  area: () => Storage = () => localStorage,
) => ({
  read: (): T | undefined => {
    try {
      const value = area().getItem(key)
      return value === null ? undefined : parse(value)
    } catch {
      return undefined
    }
  },
  write: (value: T) => {
    try {
      area().setItem(key, value)
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

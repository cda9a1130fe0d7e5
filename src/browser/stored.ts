/**
 * A value kept in the visitor's browser. Storage may be off, full or hold anything: reading then gives nothing, writing does nothing.
 * @param parse checks what was stored; whatever it does not know is as if nothing were stored
 */
export const stored = <T extends string>(key: string, parse: (value: string) => T | undefined) => ({
  read: (): T | undefined => {
    try {
      const value = localStorage.getItem(key)
      return value === null ? undefined : parse(value)
    } catch {
      return undefined
    }
  },
  write: (value: T) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // The site works without it; the question is only asked again.
    }
  },
  remove: (): void => {
    try {
      localStorage.removeItem(key)
    } catch {
      // What cannot be written was never stored.
    }
  },
})

/** The names of an input type with values that nobody has checked yet (a URL, a file, a half-filled form). */
export type Untrusted<Input> = { readonly [Name in keyof Input]?: unknown }

/** The named values of an unchecked input. */
export type Fields = Readonly<Record<string, unknown>>

/** Reads anything as named values; what is not an object has none. */
export function fieldsOf(input: unknown): Fields {
  return typeof input === 'object' && input !== null ? (input as Fields) : {}
}

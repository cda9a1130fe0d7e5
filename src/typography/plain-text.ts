const inlineMarks = /\*\*(.+?)\*\*|`(.+?)`|\[([^\]]+)\]\([^)]+\)/g

/** Removes inline marks. */
export const withoutMarks = (text: string): string =>
  text.replace(inlineMarks, (_whole, strong, code, label) =>
    strong ? withoutMarks(strong) : (code ?? label),
  )

/** Removes inline marks and no-break spaces, for places that show characters only: titles, search results, files. */
export const plainText = (text: string): string => withoutMarks(text).replaceAll('\u00a0', ' ')

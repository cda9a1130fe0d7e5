const inlineMarks = /\*\*(.+?)\*\*|`(.+?)`|\[([^\]]+)\]\([^)]+\)/g

/** Removes inline marks and no-break spaces, for places that show characters only: titles, search results, files. */
export const plainText = (text: string): string =>
  text
    .replace(inlineMarks, (_whole, strong, code, label) => (strong ? plainText(strong) : (code ?? label)))
    .replaceAll('\u00a0', ' ')

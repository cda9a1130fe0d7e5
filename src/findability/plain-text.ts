const marks = /\*\*(.+?)\*\*|`(.+?)`|\[([^\]]+)\]\([^)]+\)/g
const invisible = /[\u200b\u2060]/g

/** A text without inline marks and typesetting, for whatever shows no more than characters: titles, search results, files. */
export const plainText = (text: string): string =>
  text
    .replace(marks, (_whole, strong, code, label) => strong ?? code ?? label)
    .replace(invisible, '')
    .replaceAll('\u00a0', ' ')

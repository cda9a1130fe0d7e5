import { withoutMarks } from './marks.ts'

const inlineMarks = /\*\*(.+?)\*\*|`(.+?)`|\[([^\]]+)\]\([^)]+\)/g

/** A text without inline marks and typesetting, for whatever shows no more than characters: titles, search results, files. */
export const plainText = (text: string): string =>
  withoutMarks(
    text.replace(inlineMarks, (_whole, strong, code, label) =>
      strong ? plainText(strong) : (code ?? label),
    ),
  ).replaceAll('\u00a0', ' ')

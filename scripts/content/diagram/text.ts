import type { Font } from '../../../src/diagram/measures.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { hyphenated } from '../typography/keep-together.ts'
import { unbreakable } from '../typography/unbreakable.ts'
import advances from './advances.json' with { type: 'json' }

const readTable = (table: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(table).flatMap(([advance, characters]) =>
      [...characters].map((c) => [c, Number(advance)]),
    ),
  )

/** Advance widths in 1/1000 em of IBM Plex Sans and, for Thai letters, IBM Plex Sans Thai. */
const tables = { 400: readTable(advances[400]), 600: readTable(advances[600]) }

/** Width of an unknown character in 1/1000 em: that of a capital M, so that boxes are too wide rather than too narrow. */
const unknown = 830

/** No-break spaces as spaces: a drawing's lines are already broken. */
const visible = (text: string) => text.replaceAll('\u00a0', ' ')

/** Width of one line in units. */
export const widthOf = (line: string, { size, weight }: Font) =>
  ([...visible(line)].reduce((sum, c) => sum + (tables[weight].get(c) ?? unknown), 0) * size) / 1000

/** Puts a no-break space before a letter or digit at a text's end that tells a thing from its likes: alone on a line it would look lost. */
const withLastLetter = (text: string) => text.replace(/(?<=\p{L}) (?=[A-Z\d]$)/u, '\u00a0')

/** Hyphens between long words, and all between letters: half of a short word, or a prefix, looks lost at the end of a line. */
const hyphens = { long: /(?<=\p{L}{6}-)(?=\p{L}{6})/u, any: /(?<=\p{L}-)(?=[^ ])/u }

/**
 * Splits a text at every allowed line break, also after a slash between letters, a hyphen between long words and, in a word that is longer
 * than a line, any hyphen; a part keeps the space at its end.
 */
const parts = (text: string, fits: (piece: string) => boolean, language: Language) =>
  unbreakable(withLastLetter(text), language).flatMap((piece) =>
    hyphenated(piece).length > 0
      ? [piece]
      : piece
          .split(/(?<=[a-z]\/)(?=[^ ])/u)
          .flatMap((word) => word.split(fits(word) ? hyphens.long : hyphens.any)),
  )

const fill = (pieces: readonly string[], font: Font, max: number) =>
  pieces.reduce<string[]>((lines, piece) => {
    const last = lines.at(-1)
    if (last !== undefined && widthOf((last + piece).trimEnd(), font) <= max)
      lines[lines.length - 1] = last + piece
    else lines.push(piece)
    return lines
  }, [])

/** Breaks a text into as few lines of at most `max` units as possible, of about equal width. A part wider than `max` gets its own line. */
export const wrap = (text: string, font: Font, max: number, language: Language) => {
  const pieces = parts(text, (piece) => widthOf(piece.trimEnd(), font) <= max, language)
  const count = fill(pieces, font, max).length
  let width = max
  while (width > 40 && fill(pieces, font, width - 4).length === count) width -= 4
  return fill(pieces, font, width).map((line) => visible(line).trim())
}

import { isValidElement, type ReactNode } from 'react'
import { type Cut, isThai } from '../typography/cut.ts'
import { withoutMarks } from '../typography/plain-text.ts'

/** How a table gets through narrow places: as a table, as one down to the width of a usual phone, or only as a list. */
export type Fit = 'anywhere' | 'on phones' | 'list'

/** A table's texts, row by row; `undefined` where a cell shows anything other than its children's text. */
type Texts = readonly (readonly (string | undefined)[])[]

/** Returns the text that a cell shows, or `undefined` if only rendering it would tell. */
export const textOf = (node: ReactNode): string | undefined => {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return withoutMarks(String(node))
  if (Array.isArray(node)) {
    const texts = node.map(textOf)
    return texts.includes(undefined) ? undefined : texts.join('')
  }
  if (!isValidElement<{ children?: ReactNode }>(node) || node.props.children === undefined) return undefined
  return textOf(node.props.children)
}

const number = String.raw`[+−-]?\d+(?:[.,]\d+)*(?:\s?[–-]\s?\d+(?:[.,]\d+)*)?`
const currency = String.raw`(?:(?:\p{Sc}|\p{Lu}{2,3}\p{Sc}?)\s?)?`
/** A word that is longer is, in a language without spaces, a phrase; a point ends an abbreviation. */
const unit = String.raw`(?:\s?(?:[%‰°]|[\p{L}\p{M}]{1,14}\.?(?:/\p{L}[\p{L}\p{M}]{0,13}\.?)?))`
/** `1,515.00`, `THB 900`, `99.95%`, `25–35 ms`. */
const oneFigure = new RegExp(String.raw`^[~≈≤≥<>]?\s?${currency}${number}${unit}?$`, 'u')
/** `43 min 12 s`, `87 h 36 min (3 d 15 h)`; a day such as 1 May 2027 has a number without a unit. */
const figures = new RegExp(String.raw`^${number}${unit}(?:\s\(?${number}${unit}\)?)+$`, 'u')

/** Whether a text is a number, a price or a measured quantity and nothing else. */
export const isFigure = (text: string): boolean => oneFigure.test(text) || figures.test(text)

/** Whether a cell is empty, or says so with a dash. */
export const isNothing = (text: string): boolean => /^[–—-]?$/.test(text)

/** The columns, besides the first, that hold only figures; some of their cells may be empty. */
export const figureColumns = (rows: Texts): number[] =>
  (rows[0] ?? [])
    .map((_, column) => column)
    .slice(1)
    .filter((column) => {
      const cells = rows.map((row) => row[column])
      return (
        cells.some((text) => text !== undefined && isFigure(text)) &&
        cells.every((text) => text !== undefined && (isFigure(text) || isNothing(text)))
      )
    })

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** Widths in `em`, rather too large than too small: nothing is measured, so that a prerendered page is the same in every browser. */
const widthOf = (text: string) => {
  const letters = text.replace(/\p{M}+/gu, '')
  return (
    0.6 * letters.length +
    0.09 * countOf(letters, /[\p{Lu}%@&]/gu) -
    0.26 * countOf(letters, /[ .,:;'|()il]/g)
  )
}

/** Letters of the longest Thai word that no dictionary of the site keeps together. */
const thaiWord = 9

/** The width of the longest part of a text that no line may end in. */
const longestPart = (text: string, cut: Cut): number => {
  const pieces = text.replace(/(\p{L}\p{M}*-)(?=\p{L})/gu, '$1 ').split(/[ \n]/)
  const widths = pieces.flatMap(partsOf)
  const unbroken = cut(text).flatMap((part) => (part.kept ? [widthOf(part.text)] : []))
  return Math.max(0, ...widths, ...unbroken)
}

/** Widths of the parts of a text without spaces: a line may end between letters of two scripts, unless a no-break space is there. */
const partsOf = (piece: string): number[] => {
  const runs = piece.match(/[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g) ?? []
  const widths: number[] = []
  for (const [at, run] of runs.entries()) {
    const isJoined = at > 0 && (run.startsWith('\u00a0') || runs[at - 1]?.endsWith('\u00a0'))
    const joined = isJoined ? (widths.pop() ?? 0) : 0
    widths.push(joined + runWidth(run))
  }
  return widths
}

/** Thai is written without spaces. */
const runWidth = (run: string) => (isThai(run[0]) ? Math.min(widthOf(run), thaiWord * 0.6) : widthOf(run))

/** Room for a table's letters in `em` of its small type (13 px): on the narrowest phones (280 px), on usual ones (345 px). */
const rooms = [
  ['anywhere', 21.5],
  ['on phones', 26.5],
] as const

/** The space between columns in `em`. */
const gap = 0.62

/** A cell of more lines is easier to read as an entry of a list; of many columns only the rows' names may have that many. */
const mostLines = (column: number, columns: number) => (column > 0 && columns > 4 ? 2 : 4)

/**
 * Returns the narrowest place in which a table's columns can hold their words and no cell becomes a tower.
 * @param between what columns of figures beside each other have between them in addition, in `em`
 */
export const fitOf = (columns: readonly string[], rows: Texts, cut: Cut, between = 0): Fit => {
  if (columns.length <= 2) return 'anywhere'
  const sizes = columns.map((column, index) => {
    const cells = [column, ...rows.map((row) => row[index])]
    if (cells.includes(undefined)) return undefined
    const texts = cells as string[]
    return {
      least: Math.max(...texts.map((text) => longestPart(text, cut))),
      most: Math.max(...texts.map(widthOf)),
    }
  })
  if (sizes.includes(undefined)) return 'list'
  const known = sizes as { least: number; most: number }[]
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const least = sum(known.map((size) => size.least))
  const most = sum(known.map((size) => size.most))
  const gaps = gap * (columns.length - 1) + between * figuresBesideFigures(rows)
  const room = rooms.find(([, width]) => {
    const spare = width - gaps - least
    if (spare < 0) return false
    // Shares spare room as browsers do: in proportion to what each column could use beyond its longest word.
    const share = most > least ? Math.min(1, spare / (most - least)) : 1
    return known.every((size, column) => {
      const lines = size.most / (size.least + share * (size.most - size.least))
      return lines <= mostLines(column, columns.length)
    })
  })
  return room?.[0] ?? 'list'
}

const figuresBesideFigures = (rows: Texts) => {
  const figures = figureColumns(rows)
  return figures.filter((column) => figures.includes(column - 1)).length
}

/** Whether a table with figures beside figures gets through the narrow places of its fit with twice the space between them. */
export const hasRoomBetweenFigures = (columns: readonly string[], rows: Texts, cut: Cut, fit: Fit): boolean =>
  fit !== 'list' && figuresBesideFigures(rows) > 0 && fitOf(columns, rows, cut, gap) === fit

/** Number of letters, without the signs above and below those of Thai. */
const lettersOf = (text = '') => text.replace(/\p{M}/gu, '').length

/** Maximum letters of a cell that is readable beside its column's name on a phone: three lines. */
const besideItsName = 75

/** Whether a list of small lists reads better with each cell as a text that begins with its column's name. */
export const isFlowing = (rows: Texts): boolean =>
  rows.some((row) => row.some((text, at) => at > 0 && lettersOf(text) > besideItsName))

/** In `em`: half of a usual phone's line, and more than half of a table that needs no more than a column of text. */
const shortWidth = 13
const smallWidth = 25

const areWithin = (cells: readonly (string | undefined)[], width: number) =>
  cells.every((text) => text !== undefined && widthOf(text) <= width)

/** The columns, besides the first, whose cells are so short that they share a line with others, or never break. */
export const shortColumns = (columns: readonly string[], rows: Texts): number[] =>
  columns.flatMap((name, at) =>
    at > 0 && areWithin([name, ...rows.map((row) => row[at])], shortWidth) ? [at] : [],
  )

/** In `em`: a usual phone's line. */
const lineWidth = 22

/**
 * The columns of a list without column names that share a line with what precedes them: the short ones, and the second if the name of
 * every row leaves it the room.
 */
export const sharingColumns = (columns: readonly string[], rows: Texts): number[] => {
  const short = shortColumns(columns, rows)
  const isBesideName = rows.every(
    ([name, value]) =>
      name !== undefined && value !== undefined && widthOf(name) + gap + widthOf(value) <= lineWidth,
  )
  return isBesideName && !short.includes(1) ? [1, ...short] : short
}

/** Whether a row's name is a text of several lines. */
export const areNamesTexts = (rows: Texts): boolean =>
  rows.some(([name]) => name !== undefined && widthOf(name) > 3 * lineWidth)

/** In `em`: what columns that never break may take of a table as wide as a column of text. */
const unbrokenWidth = 22

/** The short columns that leave the others enough room if they never break, the narrowest first. */
export const unbrokenColumns = (columns: readonly string[], rows: Texts): number[] => {
  const widthAt = (at: number) => Math.max(...[columns, ...rows].map((row) => widthOf(row[at] ?? '')))
  let room = unbrokenWidth
  return shortColumns(columns, rows)
    .sort((a, b) => widthAt(a) - widthAt(b))
    .filter((at) => {
      room -= widthAt(at)
      return room >= 0
    })
}

/** Whether a table would only leave its values far from their names if it took the page's whole width. */
export const isSmall = (columns: readonly string[], rows: Texts): boolean =>
  columns.length === 2 &&
  columns.every((name, at) => areWithin([name, ...rows.map((row) => row[at])], smallWidth))

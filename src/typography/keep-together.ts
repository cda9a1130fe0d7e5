import data from './kept-together.json' with { type: 'json' }
import { joiner } from './marks.ts'

const noBreakSpace = '\u00a0'

const anyOf = (words: readonly string[]) =>
  `(?:${words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.|/]/gu, '\\$&'))
    .join('|')})`

const ends = '(?![\\p{L}\\p{N}])'
const starts = '(?<![\\p{L}\\p{N}])'

/** Spaces between a figure and its unit, or between an abbreviation and its number. */
const spaces = [
  new RegExp(`(?<=\\d[+)]?) (?=${anyOf(data.units)}${ends}|${anyOf(data.thaiUnits)})`, 'gu'),
  new RegExp(`(?<=${starts}${anyOf(data.before)}|${anyOf(data.thaiBefore)}) (?=\\d|[IVX]+${ends})`, 'gu'),
]
/** Numbers with hyphens, after which browsers end a line, such as ISO/IEC 20000-1. Not dates and telephone numbers, which are copied. */
const hyphenated = /(?<![\d+-])(?!(?:19|20)\d\d-)[1-9]\d*(?:-\d+)+/gu
const joinHyphens = (text: string) => text.replaceAll('-', `-${joiner}`)
const names = new RegExp(`${starts}${anyOf(data.names)}${ends}`, 'gu')

/** Joins what readers take as one: figure and unit, abbreviation and number, a short name, a number with a hyphen. */
export const keepTogether = (text: string) =>
  spaces
    .reduce((result, space) => result.replace(space, noBreakSpace), text)
    .replace(hyphenated, joinHyphens)
    .replace(names, (name) => joinHyphens(name.replaceAll(' ', noBreakSpace)))

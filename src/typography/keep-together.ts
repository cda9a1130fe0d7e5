import data from './kept-together.json' with { type: 'json' }

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
const names = new RegExp(`${starts}${anyOf(data.names)}${ends}`, 'gu')

/** Joins with no-break spaces what readers take as one: figure and unit, abbreviation and number, a short name. */
export const keepTogether = (text: string) =>
  spaces
    .reduce((result, space) => result.replace(space, noBreakSpace), text)
    .replace(names, (name) => name.replaceAll(' ', noBreakSpace))

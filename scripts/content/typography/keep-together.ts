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
/** Numbers with hyphens, after which browsers break lines, such as ISO/IEC 20000-1; not dates and telephone numbers, which people copy. */
const numbers = /(?<![\d+-])(?!(?:19|20)\d\d-)[1-9]\d*(?:-\d+)+/gu
/** From one time of a day to another. */
const hours = /\d?\d[.:]\d\d–\d?\d[.:]\d\d/gu
/** A cloud's region. */
const regions = new RegExp(`${starts}[a-z]{2,}-[a-z]+-\\d${ends}`, 'gu')
/** Short words joined by a hyphen, such as sign-in: half of one looks lost at the end of a line. */
const compounds = /(?<![\p{L}\p{N}-])(?=[a-z-]{3,11}(?![\p{L}\p{N}-]))[a-z]+-[a-z]+/giu
const names = new RegExp(`${starts}${anyOf(data.names)}${ends}`, 'gu')

/** Puts no-break spaces into what readers see as one unit: figure and unit, abbreviation and number, a short name. */
export const keepTogether = (text: string) =>
  spaces
    .reduce((result, space) => result.replace(space, noBreakSpace), text)
    .replace(names, (name) => name.replaceAll(' ', noBreakSpace))

/** Words with a hyphen, and hours with a dash, at which no line may end. */
export const hyphenated = (text: string): readonly string[] =>
  [numbers, hours, regions, names, compounds]
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((found) => /[-–]/.test(found))

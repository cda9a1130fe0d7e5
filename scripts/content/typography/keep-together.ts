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
/** The space between a placeholder, which the app may fill with a figure, and a unit. */
const placeholderUnit = new RegExp(`(?<=\\}\\}) (?=${anyOf(data.units)}${ends})`, 'gu')
/** Numbers with hyphens, after which browsers break lines, such as ISO/IEC 20000-1; not dates and telephone numbers, which people copy. */
const numbers = /(?<![\d+-])(?!(?:19|20)\d\d-)[1-9]\d*(?:-\d+)+/gu
/** The month that a list or version is called by, such as 2026-11. */
const months = /(?<![\d-])(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?![\d-])/gu
/** Telephone numbers, as far as they are written with spaces. */
const phones = /(?<![\d+])(?:\+\d{1,3}|0\d{0,3})(?: \d{1,4}){2,4}(?!\d)/gu
/** A cloud's region. */
const regions = new RegExp(`${starts}[a-z]{2,}-[a-z]+-?\\d${ends}`, 'gu')
/** Short words joined by a hyphen, such as sign-in, and a number with its noun, such as 2-core: half of one looks lost at the end of a line. */
const compounds =
  /(?<![\p{L}\p{N}-])(?=[a-z-]{3,11}(?![\p{L}\p{N}-]))[a-z]+-[a-z]+|(?<![\p{L}\p{N}.-])\d{1,3}-[a-z]{2,8}(?![\p{L}\p{N}-])/giu
/** Terms of abbreviations or figures joined by hyphens, such as UTF-8 and RAID-6, of which neither half means anything alone. */
const abbreviations =
  /(?<![\p{L}\p{N}.-])(?=[A-Za-z\d-]{3,12}(?![\p{L}\p{N}-]))(?=[\d-]*[A-Za-z])(?=(?:[A-Za-z\d]+-)*(?:\d+|[A-Z]{2,}\d*|[A-Z]\d+)(?![A-Za-z\d]))[A-Za-z\d]+(?:-[A-Za-z\d]+)+/gu
/** A price's unit per another, such as บาท/เดือน: a browser breaks the line after the slash. */
const ratios = new RegExp(`${anyOf(data.thaiUnits)}/${anyOf(data.thaiUnits)}`, 'gu')
const names = new RegExp(`${starts}${anyOf(data.names)}${ends}|${anyOf(data.thaiNames)}`, 'gu')

const dayUnits = '(?:days?|d|วัน)'
const hourUnits = '(?:hours?|h|ชั่วโมง|ชม\\.)'
const minuteUnits = '(?:minutes?|min|นาที)'
/** The spaces within a time such as "7 hours 12 minutes", whose units are bound already. */
const duration = new RegExp(
  `(?<=\\d\u00a0${hourUnits}) (?=\\d+\u00a0${minuteUnits})|(?<=\\d\u00a0${dayUnits}) (?=\\d+\u00a0${hourUnits})`,
  'gu',
)

/** The space before a dot that separates, and those around the sign before an order's quantity or between figures. */
const separators = / (?=· )|(?<=[\p{L}\p{M})]) × (?=\d)|(?<=\d\u00a0×) (?=\d)/gu

const bound = (words: string) => words.replaceAll(' ', noBreakSpace)

/** Puts no-break spaces into what readers see as one unit: figure and unit, abbreviation and number, a short name, a telephone number. */
export const keepTogether = (text: string) =>
  spaces
    .reduce((result, space) => result.replace(space, noBreakSpace), text)
    .replace(duration, noBreakSpace)
    .replace(names, bound)
    .replace(separators, bound)
    .replace(phones, bound)

/** Keeps units on the line of the placeholders before them. */
export const keepWithPlaceholder = (text: string) => text.replace(placeholderUnit, noBreakSpace)

/** Words with a hyphen or a dash and units with a slash, at which no line may end. */
export const hyphenated = (text: string): readonly string[] =>
  [numbers, months, regions, names, compounds, abbreviations, ratios]
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((found) => /[-–/]/.test(found))

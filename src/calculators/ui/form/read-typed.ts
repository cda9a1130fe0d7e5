import { withoutInvisible } from '../../../typography/invisible.ts'
import { withUnitSymbol } from './unit-words.ts'

const longestNumber = 400
const thaiDigit = /[๐-๙]/g
/** Full-width forms of ASCII, U+FF01 to U+FF5E, which Chinese and Japanese keyboards write. */
const wide = /[！-～]/g
const group = "[ \u00a0\u2009\u202f'’_]"
const grouped = new RegExp(`^\\d{1,3}(?:${group}\\d{3})+(?=[.,]|$)`)
const number = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i

/** Quotation marks around copied text, and a comma or semicolon after it. */
const wrapping = /^["“”„«»]+|["“”„«»,;]+$/g

/** Words and signs for "about" before a number. */
const about = /^(?:[~≈]|about\s|approx\.?\s|ca\.?\s|ประมาณ|ราว)\s*/i
/** A full stop after a word, as at a sentence's end; not after a letter alone, as in `p.m.`. */
const fullStop = /([a-z]{2})\.$/i
const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

/** Converts digits and signs of other keyboards to plain characters, and drops characters picked up in copying. */
export const plainTyped = (text: string): string =>
  withoutInvisible(text)
    .replace(wide, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(thaiDigit, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll('\u2212', '-')
    .trim()
    .replace(wrapping, '')
    .replace(/[½¼¾]/, (sign) => fractions[sign] ?? sign)
    .replace(about, '')
    .replace(fullStop, '$1')
    .trim()

/**
 * Resolves commas and dots: if both occur, the last one starts the decimals; alone, groups of exactly three digits after commas (or after
 * several dots) are thousands, anything else is a decimal comma. `1,500` is 1500 and `1,5` is 1.5 in every language.
 */
const withoutGroups = (digits: string): string => {
  const joined = digits.replace(grouped, (whole) => whole.replace(new RegExp(group, 'g'), ''))
  if (/^\d{1,3}(?:,\d{3})+\.\d*$/.test(joined)) return joined.replaceAll(',', '')
  if (/^\d{1,3}(?:\.\d{3})+,\d*$/.test(joined)) return joined.replaceAll('.', '').replace(',', '.')
  if (/^[1-9]\d{0,2}(?:,\d{3})+$/.test(joined)) return joined.replaceAll(',', '')
  if (/^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(joined)) return joined.replaceAll('.', '')
  return joined.replace(',', '.')
}

/**
 * Reads a number as people type it: Thai or full-width digits, thousands separators, a decimal comma, an exponent.
 * @returns exact decimal text such as `1234.5` or `1e-3`; `undefined` if it isn't a number
 */
export const readNumber = (typed: string): string | undefined => {
  if (typed.length > longestNumber) return undefined
  const [, sign = '', body = '', exponent = ''] = /^([+-]?)([^e]*)(e.*)?$/i.exec(plainTyped(typed)) ?? []
  const match = number.exec(sign + withoutGroups(body) + exponent)
  if (!match) return undefined
  const [text, , integer = '', fraction = ''] = match
  return integer + fraction === '' ? undefined : text
}

const unitBehind = /^(.*[\p{Nd}.])\s*([^\p{Nd}\s.,+-][^\p{Nd}\s]*)$/u
const unitBefore = /^([^\p{Nd}\s.,+-]+)\s*([+-]?[\p{Nd}.].*)$/u

/** Reads a number, as decimal text, and the unit after or before it: `100 Mbps`, `16TB`, `$1,069`; `undefined` if either is missing. */
export const readWithUnit = (typed: string) => {
  if (typed.length > longestNumber) return undefined
  const text = withUnitSymbol(plainTyped(typed))
  if (readNumber(text) !== undefined) return undefined
  const [, before = '', unit = ''] = unitBehind.exec(text) ?? []
  const behind = readNumber(before)
  if (behind !== undefined) return { number: behind, unit }
  const [, sign = '', after = ''] = unitBefore.exec(text) ?? []
  const number = readNumber(after)
  return number === undefined ? undefined : { number, unit: sign }
}

const countFirst = /^(?<count>\d{1,5})\s*[x×*]\s*(?<each>.+)$/i
const countLast = /^(?<each>.*?[\p{L}\p{Nd}])\s*[x×*]\s*(?<count>\d{1,5})$/iu

/**
 * Reads a count of equal things, each a number with or without a unit: `4×16TB` or `16TB*4`; of two plain numbers the first is the count.
 * `undefined` for other texts.
 */
export const readProduct = (typed: string) => {
  const text = plainTyped(typed)
  const { count, each } = (countFirst.exec(text) ?? countLast.exec(text))?.groups ?? {}
  return count === undefined || each === undefined ? undefined : { count, each }
}

/** More elements than any machine has; of a longer list only one more is read, enough to reject it. */
const longestList = 10_000

/** Reads one number of a list. */
export type ReadElement = (typed: string) => string | undefined

const elements = (tokens: readonly string[], read: ReadElement): number[] => {
  const numbers: number[] = []
  for (const token of tokens) {
    const { count = '1', each = token } = readProduct(token) ?? {}
    const number = Number(read(each) ?? Number.NaN)
    const room = longestList + 1 - numbers.length
    for (let index = 0; index < Math.min(Number(count), room); index++) numbers.push(number)
    if (numbers.length > longestList) break
  }
  return numbers
}

/** Joins the parts of one element: `4 × 16` and `16 TB`; a plus sign between spaces separates elements. */
const joined = (typed: string) =>
  typed
    .replace(/([\p{Nd}\p{L}])\s*[x×*]\s*(?=[\p{Nd}.])/giu, '$1×')
    .replace(/\s\+\s/g, ' ')
    .replace(/([\p{Nd}.])[ \u00a0]+(?=\p{L})/gu, '$1')

/**
 * Reads several numbers, separated by spaces, semicolons, line breaks or commas (a comma within a number only if another separator is used);
 * `6x4` is six times 4. Invalid numbers are NaN.
 * @param read reads an element that may be more than digits
 */
export const readList = (typed: string, read: ReadElement = readNumber): number[] => {
  const trimmed = joined(plainTyped(typed))
  if (trimmed === '') return []
  const tokens = /[;\s]/.test(trimmed)
    ? trimmed.split(/[;\s]+/).map((token) => token.replace(/,$/, ''))
    : trimmed.split(',')
  return elements(
    tokens.filter((token) => token !== ''),
    read,
  )
}

import { withoutMarks } from '../../../typography/marks.ts'

const longestNumber = 400
const thaiDigit = /[๐-๙]/g
const group = "[ \u00a0\u2009\u202f'’_]"
const grouped = new RegExp(`^\\d{1,3}(?:${group}\\d{3})+(?=[.,]|$)`)
const number = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i

/** Thai digits and the minus sign in plain characters. */
const plainText = (text: string) =>
  withoutMarks(text)
    .replace(thaiDigit, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll('\u2212', '-')
    .trim()

/**
 * Decides what commas and dots mean: of both the last one starts the decimals; alone, groups of exactly three digits behind commas
 * (or behind several dots) are thousands, anything else is a decimal comma. `1,500` is 1500 and `1,5` is 1.5 in every language.
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
 * Reads a number as people type it: Thai digits, thousands separators, a decimal comma, an exponent.
 * @returns decimal text such as `1234.5` or `1e-3`, exact; nothing when it is no number
 */
export const readNumber = (typed: string): string | undefined => {
  if (typed.length > longestNumber) return undefined
  const [, sign = '', body = '', exponent = ''] = /^([+-]?)([^e]*)(e.*)?$/i.exec(plainText(typed)) ?? []
  const match = number.exec(sign + withoutGroups(body) + exponent)
  if (!match) return undefined
  const [text, , integer = '', fraction = ''] = match
  return integer + fraction === '' ? undefined : text
}

/** More elements than any machine has; a longer list is refused as a whole. */
const longestList = 10_000
const repeated = /^(\d{1,5})[x×*](.+)$/i

const elements = (token: string): number[] => {
  const [, count, value] = repeated.exec(token) ?? []
  if (count === undefined || value === undefined) return [Number(readNumber(token) ?? Number.NaN)]
  const each = Number(readNumber(value) ?? Number.NaN)
  return Array.from({ length: Math.min(Number(count), longestList + 1) }, () => each)
}

/**
 * Reads several numbers, separated by spaces, semicolons, line breaks or commas (a comma within a number only where another
 * separator is used); `6x4` is six times 4. What is no number is NaN.
 */
export const readList = (typed: string): number[] => {
  const trimmed = typed.trim()
  if (trimmed === '') return []
  const tokens = /[;\s]/.test(trimmed)
    ? trimmed.split(/[;\s]+/).map((token) => token.replace(/,$/, ''))
    : trimmed.split(',')
  const numbers = tokens.filter((token) => token !== '').flatMap(elements)
  return numbers.length > longestList ? [Number.NaN] : numbers
}

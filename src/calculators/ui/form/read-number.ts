import { withoutMarks } from '../format/without-marks.ts'

const longest = 400
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
  if (typed.length > longest) return undefined
  const [, sign = '', body = '', exponent = ''] = /^([+-]?)([^e]*)(e.*)?$/i.exec(plainText(typed)) ?? []
  const match = number.exec(sign + withoutGroups(body) + exponent)
  if (!match) return undefined
  const [text, , integer = '', fraction = ''] = match
  return integer + fraction === '' ? undefined : text
}

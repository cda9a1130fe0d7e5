import { type Language, wordsLocale } from '../../i18n/languages.ts'
import type { Day, Decimal } from '../rules.ts'

const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

/** Formats an amount in baht, the same in every language: `12,345.60`. Fractions of a satang are kept. */
export const bahtFigure = (amount: Decimal): string => {
  const [whole = '', fraction = ''] = amount.split('.')
  return `${grouped(whole)}.${fraction.padEnd(2, '0')}`
}

const zeroSatang = /\.00$/

/** Omits zero satang, which nobody compares prices by. */
export const shortBahtFigure = (amount: Decimal): string => bahtFigure(amount).replace(zeroSatang, '')

/** Returns how to write each of the figures that are shown together: without satang if none has any. */
export const alike = (figures: readonly string[]): ((figure: string) => string) =>
  figures.every((figure) => figure === '' || zeroSatang.test(figure))
    ? (figure) => figure.replace(zeroSatang, '')
    : (figure) => figure

/** Formats a whole number with thousands separators. */
export const countFigure = (count: number): string =>
  // A huge number would be written with an exponent.
  grouped(Number.isInteger(count) ? BigInt(count).toString() : String(count))

interface Units {
  readonly unit: { readonly en: string; readonly th: string }
  readonly units?: string | undefined
}

/** The unit of a count in every language; Thai has no plural. */
export const unitOf = ({ unit, units }: Units, count: number) => ({
  th: unit.th,
  en: count === 1 ? unit.en : (units ?? unit.en),
})

/** A count with its unit in every language. */
export const unitsFigure = (item: Units, count: number) => {
  const unit = unitOf(item, count)
  return { th: `${countFigure(count)} ${unit.th}`, en: `${countFigure(count)} ${unit.en}` }
}

/** Writes a day in words; Thai uses the Buddhist era. */
export const dayInWords = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(wordsLocale(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

/** Keeps a day or another text on one line, as in a narrow column. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

import { type Language, wordsLocale } from '../../src/i18n/languages.ts'
import { listed } from '../../src/i18n/listed.ts'

/** Writes numbers of months, in ascending order: "1, 12 and 36 months". */
export const inMonths = (months: readonly number[], language: Language): string =>
  new Intl.NumberFormat(wordsLocale(language), { style: 'unit', unit: 'month', unitDisplay: 'long' })
    .formatToParts(months.at(-1) ?? 0)
    .map(({ type, value }) => (type === 'integer' ? listed(months.map(String), language) : value))
    .join('')

import { type Language, languages, wordsLocale } from '../../src/i18n/languages.ts'

/** Joins names or figures to "A, B and C"; Thai too gets commas and spaces between them, since they are not in Thai letters. */
export const listed = (items: readonly string[], language: Language): string => {
  const isWithoutSpaces = languages[language].spacesBetween === 'phrases'
  return new Intl.ListFormat(wordsLocale(language))
    .formatToParts(items)
    .map(({ type, value }) => {
      if (type === 'element' || !isWithoutSpaces) return value
      if (/\p{L}/u.test(value)) return ` ${value.trim()} `
      return value.trim() ? value : ', '
    })
    .join('')
}

/** Writes numbers of months, in ascending order: "1, 12 and 36 months". */
export const inMonths = (months: readonly number[], language: Language): string =>
  new Intl.NumberFormat(wordsLocale(language), { style: 'unit', unit: 'month', unitDisplay: 'long' })
    .formatToParts(months.at(-1) ?? 0)
    .map(({ type, value }) => (type === 'integer' ? listed(months.map(String), language) : value))
    .join('')

import { type Language, languages, wordsLocale } from './languages.ts'

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

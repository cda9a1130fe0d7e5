import { languages as provided } from '../provider/languages.ts'
import type { LanguageFacts } from '../provider/schema.ts'

export type Language = keyof typeof provided

/** The facts of each language (`src/provider/languages.ts`). */
export const languages: Readonly<Record<Language, LanguageFacts>> = provided
export const languageCodes = Object.keys(languages) as Language[]

/** A language that has every page. */
export type WholeLanguage = {
  [Code in Language]: (typeof provided)[Code] extends { readonly partial: true } ? never : Code
}[Language]
export const wholeLanguages = languageCodes.filter((code): code is WholeLanguage => !languages[code].partial)
export const defaultLanguage = 'en' satisfies WholeLanguage
export const isLanguage = (value: unknown): value is Language => languageCodes.some((code) => code === value)

/** The locale of a language's words and dates: its own, also where it writes numbers as another language does. */
export const wordsLocale = (language: Language): string => {
  const { locale } = languages[language]
  return locale.startsWith(language) ? locale : language
}

/** A table by language, which may lack the lines of languages that a provider adds. */
export type ByLanguage<Value> = Readonly<
  Record<typeof defaultLanguage, Value> & Partial<Record<Language, Value>>
>

/** A language's line of a table; the default language's if the table lacks it. */
export const forLanguage = <Value>(table: ByLanguage<Value>, language: Language): Value =>
  table[language] ?? table[defaultLanguage]

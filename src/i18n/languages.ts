/** The facts of each language in one record; adding a language starts here. */
export const languages = {
  en: {
    prefix: '',
    name: 'English',
    locale: 'en-GB',
    openGraph: 'en_GB',
    spacesBetween: 'words',
  },
  th: {
    prefix: '/th',
    name: 'ไทย',
    locale: 'th-TH',
    openGraph: 'th_TH',
    spacesBetween: 'phrases',
  },
} as const satisfies Record<string, LanguageFacts>

interface LanguageFacts {
  /** Path prefix; empty for the default language. */
  prefix: '' | `/${string}`
  /** The language's own name for itself. */
  name: string
  /** BCP 47 tag for numbers and dates. */
  locale: string
  openGraph: string
  /** What its script separates by spaces. */
  spacesBetween: 'words' | 'phrases'
}

export type Language = keyof typeof languages
export const languageCodes = Object.keys(languages) as Language[]
export const defaultLanguage = 'en' satisfies Language
export const isLanguage = (value: unknown): value is Language => languageCodes.some((code) => code === value)

import { defaultLanguage, type Language } from '../../src/i18n/languages.ts'

/** The file name of a translation: `overview.th.pdf` for `overview.pdf` in Thai. */
export const translatedFile = (file: string, language: Language): string =>
  language === defaultLanguage ? file : file.replace(/\.\w+$/, (extension) => `.${language}${extension}`)

/** The original's file name, given the name of a translation or of the original itself. */
export const originalFile = (file: string, language: Language): string =>
  file.replace(new RegExp(`\\.${language}(?=\\.\\w+$)`), '')

import { defaultLanguage, type Language } from '../i18n/languages.ts'

/** The name of a file's translation: `overview.pdf` is `overview.th.pdf` in Thai. */
export const translatedFile = (file: string, language: Language): string =>
  language === defaultLanguage ? file : file.replace(/\.\w+$/, (extension) => `.${language}${extension}`)

/** The name of the file that one may be a translation of. */
export const originalFile = (file: string, language: Language): string =>
  file.replace(new RegExp(`\\.${language}(?=\\.\\w+$)`), '')

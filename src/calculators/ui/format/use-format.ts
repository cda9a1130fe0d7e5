import { useTranslation } from 'react-i18next'
import { type Language, languages } from '../../../i18n/languages.ts'
import { type Format, formatOf } from './format.ts'

/** The formats of the page's language. */
export const useFormat = (): Format => {
  const { i18n } = useTranslation()
  const { locale } = languages[i18n.language as Language]
  return formatOf(locale)
}

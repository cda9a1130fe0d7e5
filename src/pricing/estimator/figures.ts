import { useTranslation } from 'react-i18next'
import { useTexts } from '../../calculators/ui/texts.ts'
import type { Language } from '../../i18n/languages.ts'
import { dayInWords } from '../page/figures.ts'
import type { Day } from '../rules.ts'

/** The estimator's texts, with dates in the page's language. */
export const useWords = () => {
  const { own } = useTexts()
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  return { own, isThai: language === 'th', day: (day: Day) => dayInWords(day, language) }
}

import { useTranslation } from 'react-i18next'
import { useTexts } from '../../calculators/ui/texts.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Invoice } from '../invoices.ts'
import { dayInWords } from '../page/figures.ts'
import type { Day } from '../rules.ts'

/** Marks a tax amount if the rate is assumed on any of its invoices. */
export const assumedMark = (amount: string, invoices: readonly Invoice[]): '*' | '' =>
  invoices.some(
    ({ isVatAssumed, isWhtAssumed }) =>
      (amount === 'vat' && isVatAssumed) || (amount === 'wht' && isWhtAssumed),
  )
    ? '*'
    : ''

/** The estimator's texts, with dates in the page's language. */
export const useWords = () => {
  const { own } = useTexts()
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  return { own, isThai: language === 'th', day: (day: Day) => dayInWords(day, language) }
}

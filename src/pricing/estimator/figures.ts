import { useTranslation } from 'react-i18next'
import { useTexts } from '../../calculators/ui/texts.ts'
import { bahtText, type Satang } from '../exact.ts'
import type { Invoice } from '../invoices.ts'
import { bahtFigure, dayInWords } from '../page/figures.ts'
import type { Day } from '../rules.ts'

/** An amount as the page shows it. */
export const figure = (amount: Satang): string => bahtFigure(bahtText(amount))

/** Marks an amount of tax whose rate is assumed on an invoice that it is of. */
export const assumedMark = (amount: string, invoices: readonly Invoice[]): '*' | '' =>
  invoices.some(
    ({ isVatAssumed, isWhtAssumed }) =>
      (amount === 'vat' && isVatAssumed) || (amount === 'wht' && isWhtAssumed),
  )
    ? '*'
    : ''

/** The estimator's words, with days in the page's language. */
export const useWords = () => {
  const { own } = useTexts()
  const { i18n } = useTranslation()
  const isThai = i18n.language === 'th'
  return { own, isThai, day: (day: Day) => dayInWords(day, isThai ? 'th' : 'en') }
}

import { useTranslation } from 'react-i18next'
import { useTexts } from '../../calculators/ui/texts.ts'
import { bahtText, type Satang } from '../exact.ts'
import { bahtFigure, dayInWords } from '../page/figures.ts'
import type { Day } from '../rules.ts'

/** An amount as the page shows it. */
export const figure = (amount: Satang): string => bahtFigure(bahtText(amount))

/** The estimator's words, with days in the page's language. */
export const useWords = () => {
  const { own } = useTexts()
  const { i18n } = useTranslation()
  const isThai = i18n.language === 'th'
  return { own, isThai, day: (day: Day) => dayInWords(day, isThai ? 'th' : 'en') }
}

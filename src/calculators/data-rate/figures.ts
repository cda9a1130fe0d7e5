import { useTranslation } from 'react-i18next'
import type { AnswerFigure } from '../ui/result/answer.tsx'
import { useFormat } from '../ui/texts.ts'
import type { RateOutcome } from './form.ts'

/** The rate in the asked-for unit. */
export const useRateFigure = (outcome: RateOutcome | undefined): AnswerFigure | undefined => {
  const { t } = useTranslation('calculators/data-rate')
  const format = useFormat()
  if (!outcome) return undefined
  const { input, result } = outcome
  const from = `${format.number(input.value, 15)} ${result.from}`
  const value = format.number(result.text, 9)
  return {
    label: t('answer.label', { from }),
    value,
    unit: result.to,
    note: t('answer.note', { volume: format.number(result.volumes.perDayTB, 4) }),
    sentence: t('answer.sentence', { from, to: `${value} ${result.to}` }),
  }
}

import { useTranslation } from 'react-i18next'
import type { Compared } from '../ui/compare/compared.ts'
import type { AnswerFigure } from '../ui/result/answer.tsx'
import { useFormat } from '../ui/texts.ts'
import type { CapacityOutcome } from './form.ts'

/** The capacity in the asked-for unit, or what Windows shows of the drive. */
export const useCapacityFigure = () => {
  const { t } = useTranslation('calculators/capacity')
  const format = useFormat()
  return (outcome: CapacityOutcome): AnswerFigure | undefined => {
    const { input, result } = outcome
    if (input.question === 'units' && result.question === 'units') {
      const from = `${format.number(input.value, 15)} ${result.from}`
      const value = format.number(result.text, 9)
      const bytes = result.rows.find(({ unit }) => unit === 'B')?.text ?? ''
      return {
        label: t('answer.label', { from }),
        value,
        unit: result.to,
        note: t('answer.note', { bytes: format.number(bytes, 15) }),
        sentence: t('answer.sentence', { from, to: `${value} ${result.to}` }),
      }
    }
    if (input.question !== 'drive' || result.question !== 'drive') return undefined
    const label = `${format.number(input.labelValue)} ${input.labelUnit}`
    const value = format.number(result.shown.windowsTB, 5)
    return {
      label: t('answer.driveLabel', { label }),
      value,
      unit: 'TiB',
      note: t('answer.driveNote', { loss: format.number(result.drive.apparentLossPct, 4) }),
      sentence: t('answer.driveSentence', { label, value }),
    }
  }
}

/** What is set side by side of capacities. */
export const useCapacityCompared = (): Compared<CapacityOutcome> => ({ answer: useCapacityFigure() })

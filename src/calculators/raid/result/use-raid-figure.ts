import { useTranslation } from 'react-i18next'
import type { AnswerFigure } from '../../ui/result/answer.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { RaidOutcome } from '../form.ts'
import { levelName } from '../levels.ts'

/** The usable capacity, or the disks that reach the wanted one. */
export const useRaidFigure = (outcome: RaidOutcome | undefined): AnswerFigure | undefined => {
  const { t } = useTranslation('calculators/raid')
  const format = useFormat()
  if (!outcome) return undefined
  const { array, result, needs } = outcome.result
  const level = levelName(array.level)
  const usable = format.number(result.usableTB)
  const tib = format.number(result.usableTiB, 4)
  if (needs) {
    const wanted = format.number(outcome.input.wantedTB ?? 0)
    const count = format.number(array.diskCount ?? 0)
    return {
      label: t('answer.disksLabel', { level, wanted }),
      value: count,
      unit: t('answer.disksUnit'),
      note: t('answer.disksNote', { usable, tib }),
      sentence: t('answer.disksSentence', { level, wanted, count }),
    }
  }
  const tolerance = result.faultToleranceMin
  const amount = tolerance > 1 ? 'more' : tolerance === 1 ? 'one' : 'none'
  const survives = t(`answer.survives.${amount}`, { tolerance: format.number(tolerance) })
  return {
    label: t('answer.label', { level }),
    value: usable,
    unit: 'TB',
    note: t('answer.note', { tib, survives }),
    sentence: t('answer.sentence', { level, usable, survives }),
  }
}

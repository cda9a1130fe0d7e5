import { useTranslation } from 'react-i18next'
import type { AnswerFigure } from '../../ui/result/answer.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { BackupOutcome } from '../form.ts'

/** The storage to buy, all copies together. */
export const useBackupFigure = (outcome: BackupOutcome | undefined): AnswerFigure | undefined => {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  if (!outcome) return undefined
  const { plan, totals } = outcome.result
  const { totalAllCopiesTB, requiredPerCopyTB, peakTB, peakDay } = totals
  const total = number(totalAllCopiesTB, 5)
  const copies = number(plan.backupCopies ?? 1)
  return {
    label: t('answer.label', { copies }),
    value: total,
    unit: 'TB',
    note: t('answer.note', {
      each: number(requiredPerCopyTB, 5),
      peak: number(peakTB, 5),
      day: number(peakDay),
    }),
    sentence: t('answer.sentence', { total, copies }),
  }
}

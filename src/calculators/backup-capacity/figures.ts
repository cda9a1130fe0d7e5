import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { dateText, epochDay } from '../shared/time.ts'
import type { Compared } from '../ui/compare/compared.ts'
import type { AnswerFigure } from '../ui/result/answer.tsx'
import type { CsvTable } from '../ui/result/export.ts'
import type { FigureItem } from '../ui/result/figures.tsx'
import { useFormat } from '../ui/texts.ts'
import { chartOf } from './chart.ts'
import { daysToFill } from './days-to-fill.ts'
import type { BackupOutcome } from './form.ts'
import { readBackupPlan } from './input.ts'

/** The storage to buy, all copies together. */
export const useBackupFigure = () => {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  return (outcome: BackupOutcome): AnswerFigure => {
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
}

/** What must be said beside the result. */
export const useBackupNotes = () => {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  return ({ input, result: { plan } }: BackupOutcome): readonly string[] => {
    const days = daysToFill(readBackupPlan({ ...plan }))
    return [
      ...(plan.retentionPoints > input.retentionPoints
        ? [t('locked', { points: number(plan.retentionPoints) })]
        : []),
      ...(days > plan.horizonDays
        ? [t('horizonTooShort', { days: number(days), horizon: number(plan.horizonDays) })]
        : []),
    ]
  }
}

/** What the repository holds in the end and at its fullest, and how fast it must be written. */
export const useBackupFigures = () => {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  return ({ result: { totals: result } }: BackupOutcome): readonly FigureItem[] => {
    const points = t('figures.pointsNote', {
      fulls: number(result.fullsEnd),
      others: number(result.nonFullPointsEnd),
    })
    return [
      { id: 'peak', label: t('figures.peak'), value: `${number(result.peakTB, 5)} TB` },
      { id: 'stored', label: t('figures.stored'), value: `${number(result.storedTBEnd, 5)} TB` },
      { id: 'points', label: t('figures.points'), value: number(result.pointsEnd), note: points },
      { id: 'full', label: t('figures.full'), value: `${number(result.fullTBEnd, 5)} TB` },
      ...(result.objectPeakTB === undefined || result.objectTBEnd === undefined
        ? []
        : [
            {
              id: 'object',
              label: t('figures.object'),
              value: `${number(result.objectPeakTB, 5)} TB`,
              note: t('figures.objectNote', { end: number(result.objectTBEnd, 5) }),
            },
          ]),
      ...(result.fullBackupMBpsNeeded === undefined
        ? []
        : [
            {
              id: 'window',
              label: t('figures.window'),
              value: `${number(result.fullBackupMBpsNeeded, 4)} MB/s`,
            },
          ]),
    ]
  }
}

/** For a spreadsheet: every day with its date, sizes and restore points, and what fills the storage. */
export const backupTable = (
  { result }: BackupOutcome,
  t: TFunction<'calculators/backup-capacity'>,
): CsvTable => {
  const chart = chartOf(result.plan)
  const { storedTB, beforePruneTB, pointsBeforePrune, objectTB } = chart.timeline
  const firstDay = epochDay(chart.firstDate)
  const hasObjects = chart.result.objectPeakTB !== undefined
  const rows = Array.from(storedTB, (stored, index) => [
    index + 1,
    dateText(firstDay + index),
    beforePruneTB[index] ?? '',
    stored,
    pointsBeforePrune[index] ?? '',
    ...(hasObjects ? [objectTB[index] ?? ''] : []),
  ])
  const head = [t('days.day'), t('days.date'), t('days.before'), t('days.after'), t('days.points')]
  return [
    [...head, ...(hasObjects ? [t('days.object')] : [])],
    ...rows,
    [],
    [t('filledBy.part'), `${t('filledBy.size')} (TB)`],
    ...chart.filledBy.map(({ id, sizeTB }) => [t(`filledBy.${id}`), sizeTB]),
  ]
}

/** Returns what the comparison shows of a plan. */
export const useBackupCompared = (): Compared<BackupOutcome> => ({
  answer: useBackupFigure(),
  figures: useBackupFigures(),
})

import { useTranslation } from 'react-i18next'
import type { Fill } from '../ui/charts/fills.tsx'
import type { Part } from '../ui/charts/shares.tsx'
import type { AnswerFigure } from '../ui/result/answer.tsx'
import { type CsvTable, dataRows } from '../ui/result/export.ts'
import type { DataColumn } from '../ui/result/figure-table.tsx'
import type { Amount, FigureItem } from '../ui/result/figures.tsx'
import { useFormat } from '../ui/texts.ts'
import type { BackupCapacityAnswer, BackupOutcome } from './answer.ts'
import { type DayRow, dayRow } from './days.ts'
import { daysToFill } from './days-to-fill.ts'
import { type StoredPoint, storedAt } from './simulate.ts'

const terabytes = (value: number) => ({ value, unit: 'TB' })

/** The storage to buy, all copies together. */
export const useBackupFigure = () => {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  return (outcome: BackupOutcome): AnswerFigure => {
    const { plan, totals } = outcome.result
    const { totalAllCopiesTB, requiredPerCopyTB, peakTB, peakDay } = totals
    const total = number(totalAllCopiesTB, 5)
    const copies = number(plan.backupCopies)
    return {
      label: t('answer.label', { copies }),
      value: total,
      unit: 'TB',
      amount: terabytes(totalAllCopiesTB),
      note: t('answer.note', {
        each: number(requiredPerCopyTB, 5),
        peak: number(peakTB, 5),
        day: number(peakDay),
      }),
      sentence: t('answer.sentence', { total, copies }),
    }
  }
}

/** Warnings and notes on the result. */
export const useBackupNotes = () => {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  return ({ result: { plan } }: BackupOutcome): readonly string[] => {
    const days = daysToFill(plan)
    return [
      ...(plan.isLocked ? [t('locked', { points: number(plan.retentionPoints) })] : []),
      ...(days > plan.horizonDays
        ? [t('horizonTooShort', { days: number(days), horizon: number(plan.horizonDays) })]
        : []),
    ]
  }
}

/** Final and peak size of the repository, and the write rate it needs. */
export const useBackupFigures = () => {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  const figure = (
    id: 'peak' | 'stored' | 'full' | 'object' | 'points' | 'window',
    value: string,
    amount: Amount,
    note?: string,
  ): FigureItem => ({ id, label: t(`figures.${id}`), value, amount, note })
  const size = (id: 'peak' | 'stored' | 'full' | 'object', sizeTB: number, note?: string) =>
    figure(id, `${number(sizeTB, 5)} TB`, terabytes(sizeTB), note)
  return ({ result: { totals } }: BackupOutcome): readonly FigureItem[] => {
    const { pointsEnd, objectPeakTB, objectTBEnd = 0, fullBackupMBpsNeeded: rate } = totals
    const pointsNote = t('figures.pointsNote', {
      fulls: number(totals.fullsEnd),
      others: number(totals.nonFullPointsEnd),
    })
    const objectNote = t('figures.objectNote', { end: number(objectTBEnd, 5) })
    return [
      size('peak', totals.peakTB),
      size('stored', totals.storedTBEnd),
      figure('points', number(pointsEnd), { value: pointsEnd, unit: '' }, pointsNote),
      size('full', totals.fullTBEnd),
      ...(objectPeakTB === undefined ? [] : [size('object', objectPeakTB, objectNote)]),
      ...(rate === undefined
        ? []
        : [figure('window', `${number(rate, 4)} MB/s`, { value: rate, unit: 'MB/s' })]),
    ]
  }
}

/** Makes a column of days, whose values the page shows as texts. */
const dayColumn = <Value extends number | string>(
  id: string,
  text: string,
  value: (day: DayRow) => Value,
  show: (value: Value) => string,
): DataColumn<DayRow> => ({ id, text, value, show: (day) => show(value(day)) })

/** Columns for a day, on the page and in spreadsheets. */
export const useDayColumns = () => {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number, date } = useFormat()
  const size = (sizeTB: number) => `${number(sizeTB, 5)} TB`
  return ({ plan }: BackupCapacityAnswer): readonly DataColumn<DayRow>[] => {
    const figures = [
      dayColumn('before', t('days.before'), ({ beforeTB }) => beforeTB, size),
      dayColumn('after', t('days.after'), ({ afterTB }) => afterTB, size),
      dayColumn('points', t('days.points'), ({ points }) => points, number),
      dayColumn('object', t('days.object'), ({ objectTB = 0 }) => objectTB, size),
    ].filter(({ id }) => id !== 'object' || plan.objectTier !== 'none')
    return [
      dayColumn('day', t('days.day'), ({ day }) => day, number),
      dayColumn('date', t('days.date'), (day) => day.date, date),
      ...figures.map((column) => ({ ...column, figures: true as const })),
    ]
  }
}

const fillOf = {
  fulls: 'marigold',
  changes: 'hatched',
  archived: 'light',
  working: 'dotted',
  headroom: 'barred',
} as const satisfies Readonly<Record<string, Fill>>

const sizeOf = (points: readonly StoredPoint[]) => points.reduce((sum, { sizeTB }) => sum + sizeTB, 0)

/** Splits one copy's storage at its peak, in TB, into restore points and reserves, in drawing order. */
function filledBy({ plan, totals: result, simulation }: BackupCapacityAnswer) {
  const step = simulation.timeline.fullestStep[result.peakDay - 1] ?? 1
  const here = storedAt(plan, step).filter(({ moved }) => !moved)
  const retained = here.filter((point) => point.retained)
  const parts = [
    { id: 'fulls', sizeTB: sizeOf(retained.filter(({ kind }) => kind === 'full')) },
    { id: 'changes', sizeTB: sizeOf(retained.filter(({ kind }) => kind !== 'full')) },
    { id: 'archived', sizeTB: sizeOf(here.filter((point) => !point.retained)) },
    { id: 'working', sizeTB: result.workingSpaceTB },
    { id: 'headroom', sizeTB: result.requiredPerCopyTB - result.peakTB - result.workingSpaceTB },
  ] as const
  return parts.filter(({ sizeTB }) => sizeTB > 0)
}

/** Parts that fill one copy's storage at its peak, in TB. */
export const useFilledBy = () => {
  const { t } = useTranslation('calculators/backup-capacity')
  return (answer: BackupCapacityAnswer): readonly Part[] =>
    filledBy(answer).map(({ id, sizeTB }) => ({
      id,
      name: t(`filledBy.${id}`),
      fill: fillOf[id],
      value: sizeTB,
    }))
}

/** Spreadsheet rows: every day with its date, sizes and restore points, and what fills the storage. */
export const useBackupTable = () => {
  const { t } = useTranslation('calculators/backup-capacity')
  const columns = useDayColumns()
  const parts = useFilledBy()
  return (answer: BackupCapacityAnswer): CsvTable => {
    const days = Array.from({ length: answer.plan.horizonDays }, (_, index) => dayRow(answer, index + 1))
    return [
      ...dataRows(columns(answer), days),
      [],
      [t('filledBy.part'), `${t('filledBy.size')} (TB)`],
      ...parts(answer).map(({ name, value }) => [name, value]),
    ]
  }
}

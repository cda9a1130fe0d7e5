import type { TFunction } from 'i18next'
import type { CsvTable } from '../../ui/result/csv.ts'
import { dateText } from '../calendar.ts'
import { chartOf } from '../chart-of.ts'
import type { BackupOutcome } from '../form.ts'

const msPerDay = 86_400_000

/** Every day for a spreadsheet: its date, its size before and after pruning, its restore points. */
export const backupTable = (
  { result }: BackupOutcome,
  t: TFunction<'calculators/backup-capacity'>,
): CsvTable => {
  const chart = chartOf(result.plan)
  const { storedTB, beforePruneTB, pointsBeforePrune } = chart.timeline
  const firstDay = Date.parse(`${chart.firstDate}T00:00:00Z`) / msPerDay
  const rows = Array.from(storedTB, (stored, index) => [
    index + 1,
    dateText(firstDay + index),
    beforePruneTB[index] ?? '',
    stored,
    pointsBeforePrune[index] ?? '',
  ])
  return [[t('days.day'), t('days.date'), t('days.before'), t('days.after'), t('days.points')], ...rows]
}

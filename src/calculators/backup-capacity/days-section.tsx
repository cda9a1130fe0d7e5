import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { dateText, epochDay } from '../shared/time.ts'
import { FigureTable } from '../ui/result/figure-table.tsx'
import { Fold } from '../ui/result/notes.tsx'
import { useFormat } from '../ui/texts.ts'
import { type BackupChart, chartOf, type KeptPoint } from './chart.ts'
import type { BackupOutcome } from './form.ts'

/** Rows that a reader still looks through; the CSV file has every day. */
const mostRows = 60

/** Days to list: the last of each of so many equal stretches, and the fullest day. */
const listedDays = (days: number, peakDay: number): readonly number[] => {
  const stretch = Math.ceil(days / mostRows)
  const ends = Array.from({ length: Math.ceil(days / stretch) }, (_, index) =>
    Math.min(days, (index + 1) * stretch),
  )
  return [...new Set([...ends, peakDay])].sort((a, b) => a - b)
}

/** The chart as tables: the days, and the restore points kept in the end. */
export function DaysSection({ outcome: { result } }: { outcome: BackupOutcome }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const chart = chartOf(result.plan)
  return (
    <Section id="days" title={t('days.title')} intro={t('days.intro')} room="wide">
      <Fold title={t('days.table')}>
        <Days chart={chart} />
      </Fold>
      <Fold title={t('kept.table')}>
        <Kept kept={chart.kept} />
      </Fold>
    </Section>
  )
}

function Days({ chart }: { chart: BackupChart }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number, date } = useFormat()
  const { timeline, firstDate, result } = chart
  const firstDay = epochDay(firstDate)
  const size = (value: number | undefined) => `${number(value ?? 0, 5)} TB`
  return (
    <FigureTable
      label={t('days.table')}
      columns={[
        { id: 'day', text: t('days.day') },
        { id: 'date', text: t('days.date') },
        { id: 'before', text: t('days.before'), figures: true },
        { id: 'after', text: t('days.after'), figures: true },
        { id: 'points', text: t('days.points'), figures: true },
      ]}
      rows={listedDays(timeline.storedTB.length, result.peakDay).map((day) => ({
        id: `${day}`,
        current: day === result.peakDay,
        cells: [
          number(day),
          date(dateText(firstDay + day - 1)),
          size(timeline.beforePruneTB[day - 1]),
          size(timeline.storedTB[day - 1]),
          number(timeline.pointsBeforePrune[day - 1] ?? 0),
        ],
      }))}
    />
  )
}

function Kept({ kept }: { kept: readonly KeptPoint[] }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number, date } = useFormat()
  const newest = kept.slice(-mostRows).reverse()
  return (
    <FigureTable
      label={t('kept.table')}
      columns={[
        { id: 'date', text: t('days.date') },
        { id: 'kind', text: t('kept.kind') },
        { id: 'by', text: t('kept.by') },
        { id: 'size', text: t('kept.size'), figures: true },
      ]}
      rows={newest.map(({ day, date: taken, kind, sizeTB, archived, moved }, index) => ({
        id: `${day}-${index}`,
        cells: [
          date(taken),
          t(`kinds.${kind}`),
          [archived ? t('kept.gfs') : t('kept.retention'), moved && t('kept.moved')]
            .filter(Boolean)
            .join(' · '),
          `${number(sizeTB, 5)} TB`,
        ],
      }))}
    />
  )
}

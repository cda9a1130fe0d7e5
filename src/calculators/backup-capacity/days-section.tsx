import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { dotted } from '../../typography/dotted.ts'
import { FigureTable } from '../ui/result/figure-table.tsx'
import { Fold } from '../ui/result/notes.tsx'
import { useFormat } from '../ui/texts.ts'
import type { BackupCapacityAnswer } from './answer.ts'
import { dateOf, dayRow } from './days.ts'
import { useDayColumns } from './figures.ts'

/** Maximum number of rows: nobody reads through more, and the CSV file has every day. */
const mostRows = 60

/** Picks the days to list: the last of each equal stretch, and the fullest day. */
const listedDays = (days: number, peakDay: number): readonly number[] => {
  const stretch = Math.ceil(days / mostRows)
  const ends = Array.from({ length: Math.ceil(days / stretch) }, (_, index) =>
    Math.min(days, (index + 1) * stretch),
  )
  return [...new Set([...ends, peakDay])].sort((a, b) => a - b)
}

/** Shows the chart as tables: the days, and the restore points kept at the end. */
export function DaysSection({ answer }: { answer: BackupCapacityAnswer }) {
  const { t } = useTranslation('calculators/backup-capacity')
  return (
    <Section id="days" title={t('days.title')} intro={t('days.intro')} room="wide">
      <Fold title={t('days.table')}>
        <Days answer={answer} />
      </Fold>
      <Fold title={t('kept.table')}>
        <Kept answer={answer} />
      </Fold>
    </Section>
  )
}

function Days({ answer }: { answer: BackupCapacityAnswer }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const columns = useDayColumns()(answer)
  const { plan, totals } = answer
  return (
    <FigureTable
      label={t('days.table')}
      columns={columns}
      rows={listedDays(plan.horizonDays, totals.peakDay).map((day) => {
        const row = dayRow(answer, day)
        return {
          id: `${day}`,
          current: day === totals.peakDay,
          cells: columns.map(({ show }) => show(row)),
        }
      })}
    />
  )
}

function Kept({ answer: { plan, simulation } }: { answer: BackupCapacityAnswer }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number, date } = useFormat()
  const newest = simulation.kept.slice(-mostRows).reverse()
  return (
    <FigureTable
      label={t('kept.table')}
      columns={[
        { id: 'date', text: t('days.date') },
        { id: 'kind', text: t('kept.kind') },
        { id: 'by', text: t('kept.by') },
        { id: 'size', text: t('kept.size'), figures: true },
      ]}
      rows={newest.map(({ day, kind, sizeTB, retained, moved }, index) => ({
        id: `${day}-${index}`,
        cells: [
          date(dateOf(plan, day)),
          t(`kinds.${kind}`),
          dotted([retained ? t('kept.retention') : t('kept.gfs'), moved && t('kept.moved')]),
          `${number(sizeTB, 5)} TB`,
        ],
      }))}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { DataTable } from '../components/data-table.tsx'
import { More } from '../components/more.tsx'
import { Party } from '../components/party.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { firstFew } from './first-few.ts'
import css from './responsibility.module.css'
import type { Content } from './responsibility.schema.ts'

type Row = Content['rows'][number]

export function Responsibility({ rows, isBrief, ...section }: Content & { isBrief?: boolean }) {
  const { t } = useTranslation()
  const few = isBrief ? firstFew(rows.length) : rows.length
  const mark = (row: Row, party: 'provider' | 'customer') =>
    row.owner === party || row.owner === 'shared' ? (
      <Mark key={party} party={row.owner} />
    ) : (
      <span key={party} className={css.none}>
        {t('responsibility.none')}
      </span>
    )
  const task = (row: Row) => (
    <span key="task">
      {row.task}
      {row.note && (
        <small className={css.note}>
          <Rich>{row.note}</Rich>
        </small>
      )}
    </span>
  )
  const part = (label: string, of: Content['rows']) => (
    <DataTable
      label={label}
      columns={[t('responsibility.task'), t('responsibility.provider'), t('responsibility.customer')]}
      as="matrix"
      rows={of.map((row) => [task(row), mark(row, 'provider'), mark(row, 'customer')])}
    />
  )
  const more = t('more.tasks', { number: rows.length - few })
  return (
    <Section {...section} room="wide">
      <div className={few < rows.length ? css.cut : undefined}>
        {part(section.title, rows.slice(0, few))}
        {few < rows.length && <More name={more}>{part(`${section.title}: ${more}`, rows.slice(few))}</More>}
      </div>
      <p className={css.legend} aria-hidden="true">
        {(['provider', 'customer', 'shared'] as const).map((party) => (
          <Party key={party} kind={party}>
            {t(`responsibility.${party}`)}
          </Party>
        ))}
      </p>
    </Section>
  )
}

/** A mark with its word; phones hide the word, since the legend explains the mark. */
function Mark({ party }: { party: Row['owner'] }) {
  const { t } = useTranslation()
  return (
    <Party kind={party} className={css.mark}>
      {t(party === 'shared' ? 'responsibility.shared' : 'responsibility.owner')}
    </Party>
  )
}

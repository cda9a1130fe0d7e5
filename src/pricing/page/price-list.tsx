import type { ReactNode } from 'react'
import { DataTable } from '../../components/data-table.tsx'
import fold from '../../components/fold-row.module.css'
import { PageLink } from '../../components/page-link.tsx'
import { Section } from '../../components/section.tsx'
import { dotted } from '../../typography/dotted.ts'
import type { PriceListView, PriceRow } from './list-view.ts'
import css from './price-list.module.css'

/** Renders the whole price list as tables that need no JavaScript, all but the first folded: a page of its own shows them at once. */
export function PriceListSection({ title, band, columns, groups, tables }: PriceListView) {
  return (
    <Section id="price-list" title={title} intro={band} room="full" ground="cotton">
      {groups.map((group, index) => (
        <Group
          key={group.id}
          title={group.title}
          names={group.rows.map(({ name }) => name)}
          className={css.items}
          isOpen={index === 0}
        >
          <Items label={group.title} columns={columns} rows={group.rows} />
        </Group>
      ))}
      {tables.map(({ title, columns, rows, namesOnce }) => (
        <Group key={title} title={title} names={rows.map(([name = '']) => name)}>
          <DataTable label={title} columns={columns} rows={rows} namesOnce={namesOnce} />
        </Group>
      ))}
    </Section>
  )
}

/** A group's items; without the last column, the conditions, where none has any. */
function Items({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly string[]
  rows: readonly PriceRow[]
}) {
  const hasConditions = rows.some(({ conditions }) => conditions)
  return (
    <DataTable
      label={label}
      columns={hasConditions ? columns : columns.slice(0, -1)}
      as="list"
      rows={rows.map(({ id, name, page, unit, price, conditions }) => [
        <PageLink key={id} page={page}>
          {name}
        </PageLink>,
        unit,
        price,
        ...(hasConditions ? [conditions] : []),
      ])}
    />
  )
}

interface GroupProps {
  title: string
  /** What it contains, shown while it is folded. */
  names: readonly string[]
  className?: string | undefined
  isOpen?: boolean
  children: ReactNode
}

function Group({ title, names, className = '', isOpen = false, children }: GroupProps) {
  return (
    <details className={`${fold.row} ${fold.titled} ${css.group} ${css.fold} ${className}`} open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <span>{dotted(names)}</span>
      </summary>
      {children}
    </details>
  )
}

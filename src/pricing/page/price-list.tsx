import { DataTable } from '../../components/data-table.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { Section } from '../../components/section.tsx'
import type { PriceListView } from './list-view.ts'
import css from './price-list.module.css'

/** Renders the whole price list as tables that need no JavaScript. */
export function PriceListSection({ title, band, columns, groups, tables }: PriceListView) {
  return (
    <Section id="price-list" title={title} intro={band} room="full" ground="cotton">
      {groups.map((group) => (
        <div key={group.id} className={`${css.group} ${css.items}`}>
          <h3>{group.title}</h3>
          <DataTable
            label={group.title}
            columns={columns}
            as="list"
            rows={group.rows.map(({ id, name, page, unit, price, conditions }) => [
              <PageLink key={id} page={page}>
                {name}
              </PageLink>,
              unit,
              price,
              conditions,
            ])}
          />
        </div>
      ))}
      {tables.map((table) => (
        <SmallTable key={table.title} {...table} />
      ))}
    </Section>
  )
}

function SmallTable({ title, columns, rows, isFolded }: PriceListView['tables'][number]) {
  const table = <DataTable label={title} columns={columns} rows={rows} />
  return isFolded ? (
    <details className={css.group}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {table}
    </details>
  ) : (
    <div className={css.group}>
      <h3>{title}</h3>
      {table}
    </div>
  )
}

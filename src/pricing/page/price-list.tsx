import { DataTable } from '../../components/data-table.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { Section } from '../../components/section.tsx'
import type { PriceListView } from './list-view.ts'
import css from './price-list.module.css'

/** Renders the whole price list as tables that need no JavaScript. */
export function PriceListSection({ title, band, columns, groups, tables }: PriceListView) {
  return (
    <Section id="price-list" title={title} intro={band} room="wide" ground="cotton">
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
        <div key={table.title} className={css.group}>
          <h3>{table.title}</h3>
          <DataTable label={table.title} columns={table.columns} rows={table.rows} />
        </div>
      ))}
    </Section>
  )
}

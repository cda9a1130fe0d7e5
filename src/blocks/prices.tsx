import { DataTable } from '../components/data-table.tsx'
import { Rich } from '../components/rich.tsx'
import { type Ground, isChapter, Section } from '../components/section.tsx'
import prices from '../pricing/page/price-list.module.css'
import type { PricesView } from '../pricing/page/views.ts'
import css from './prices.module.css'
import type { Content } from './prices.schema.ts'

/** A part of the price list as tables, readable without scripts and made for paper. */
export function Prices({
  part,
  lines,
  tables,
  files,
  note,
  ...section
}: Content & PricesView & { ground?: Ground | undefined }) {
  return (
    <Section {...section} room={isChapter(section.ground) ? 'full' : 'wide'}>
      {lines.map((line) => (
        <p key={line} className={css.line}>
          {line}
        </p>
      ))}
      {files && (
        <p className={css.files}>
          {files.map(({ name, label }) => (
            <a key={name} href={`/${name}`} download>
              {label}
            </a>
          ))}
        </p>
      )}
      {tables.map(({ title = section.title, columns, rows, isOfItems, namesOnce }) => (
        <div key={title} className={isOfItems ? `${prices.group} ${prices.items}` : prices.group}>
          {title !== section.title && <h3>{title}</h3>}
          <DataTable
            label={title}
            columns={columns}
            as={isOfItems ? 'list' : undefined}
            namesOnce={namesOnce}
            rows={rows.map((row) => row.map((cell, column) => <Rich key={columns[column]}>{cell}</Rich>))}
          />
        </div>
      ))}
      {note && (
        <p className={css.note}>
          <Rich>{note}</Rich>
        </p>
      )}
    </Section>
  )
}

import { DataTable } from '../components/data-table.tsx'
import { FoldOnPhones } from '../components/fold-on-phones.tsx'
import { Rich } from '../components/rich.tsx'
import { type Ground, isChapter, Section } from '../components/section.tsx'
import prices from '../pricing/page/price-list.module.css'
import type { PricesView } from '../pricing/page/views.ts'
import css from './prices.module.css'
import type { Content } from './prices.schema.ts'

interface PricesPartProps {
  section: Pick<Content, 'id' | 'title'>
  table: PricesView['tables'][number]
}

function PricesPart({ section, table }: PricesPartProps) {
  const { title = section.title, columns, rows, isOfItems, namesOnce, isReference } = table
  const heading = title !== section.title && <h3>{title}</h3>
  const content = (
    <DataTable
      label={title}
      columns={columns}
      as={isOfItems ? 'list' : undefined}
      namesOnce={namesOnce}
      rows={rows.map((row) => row.map((cell, column) => <Rich key={columns[column]}>{cell}</Rich>))}
    />
  )
  return (
    <div
      className={[prices.group, isOfItems && prices.items, columns.length === 2 && css.half]
        .filter(Boolean)
        .join(' ')}
    >
      {isReference ? (
        <FoldOnPhones name={title} title={heading}>
          {content}
        </FoldOnPhones>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </div>
  )
}

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
      <div className={css.tables}>
        {tables.map((table) => (
          <PricesPart key={table.title} section={section} table={table} />
        ))}
      </div>
      {note && (
        <p className={css.note}>
          <Rich>{note}</Rich>
        </p>
      )}
    </Section>
  )
}

import { Fragment } from 'react'
import { createPortal } from 'react-dom'
import type { Both, NamedSum, Quotation, QuotationTable } from './quotation.ts'
import css from './sheet.module.css'

/** The quotation on paper: takes the whole page's place while it is printed. */
export function QuotationSheet({ quotation }: { quotation: Quotation }) {
  const { title, sample, facts, parties, lines, sums, total, words, information, invoices, terms } = quotation
  return createPortal(
    <div className={css.sheet} data-quotation lang="th">
      <header className={css.head}>
        <div>
          <p className={css.title}>
            <InBoth text={title} />
          </p>
          {sample && <strong>{`${sample.th} · ${sample.en}`}</strong>}
        </div>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label.en}>
              <dt>{`${label.th} / ${label.en}`}</dt>
              <dd>
                <InBoth text={value} />
              </dd>
            </div>
          ))}
        </dl>
      </header>
      <div className={css.parties}>
        {parties.map(({ role, lines: texts }) => (
          <div key={role.en}>
            <strong>{`${role.th} / ${role.en}`}</strong>
            {texts.map((text) => (
              <p key={typeof text === 'string' ? text : text.en}>
                <InBoth text={text} />
              </p>
            ))}
          </div>
        ))}
      </div>
      <SheetTable table={lines} />
      <dl className={css.sums}>
        {sums.map((sum) => (
          <Sum key={sum.label.en} sum={sum} />
        ))}
        <Sum sum={total} isTotal />
        <div className={css.words}>{`(${words})`}</div>
        <div className={css.words}>{`${information.label.th} / ${information.label.en}`}</div>
        {information.sums.map((sum) => (
          <Sum key={sum.label.en} sum={sum} />
        ))}
      </dl>
      <p className={css.part}>
        <InBoth text={invoices.title} />
      </p>
      <SheetTable table={invoices} />
      <p className={css.part}>
        <InBoth text={terms.title} />
      </p>
      <ul>
        {terms.items.map((item) => (
          <li key={item.en}>
            <InBoth text={item} />
          </li>
        ))}
      </ul>
      <Signatures quotation={quotation} />
    </div>,
    document.body,
  )
}

function InBoth({ text }: { text: string | Both }) {
  if (typeof text === 'string') return text
  if (text.th === text.en) return text.th
  return (
    <>
      {text.th}
      <small lang="en">{text.en}</small>
    </>
  )
}

function Sum({ sum: { label, value }, isTotal = false }: { sum: NamedSum; isTotal?: boolean }) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>
        <InBoth text={label} />
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

function SheetTable({ table: { columns, rows } }: { table: QuotationTable }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ label, figures }) => (
            <th key={label.en} scope="col" data-figures={figures}>
              <InBoth text={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed rows never move
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={columns[column]?.label.en} data-figures={columns[column]?.figures}>
                <InBoth text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Signatures({ quotation: { signatures, signing } }: { quotation: Quotation }) {
  return (
    <div className={css.signatures}>
      {signatures.map((role) => (
        <div key={role.en}>
          {[signing.signature, role, signing.sealed].map((text) => (
            <Fragment key={text.en}>
              <p>
                <InBoth text={text} />
              </p>
              {text !== role && <p>………………………………………………</p>}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  )
}

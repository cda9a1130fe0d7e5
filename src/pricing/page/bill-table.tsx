import { useTranslation } from 'react-i18next'
import { listLanguage } from '../list-language.ts'
import css from './bill-table.module.css'
import type { Bill } from './views.ts'

/** An order at the price list's prices. */
export function BillTable({ bill }: { bill: Bill }) {
  const { i18n } = useTranslation()
  const { lines, sums, total } = bill
  const written = listLanguage(i18n.language)
  return (
    <table className={css.bill} lang={written === i18n.language ? undefined : written}>
      <tbody>
        {lines.map(({ name, quantity, amount }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {quantity && <small>{quantity}</small>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {[...sums, total].map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

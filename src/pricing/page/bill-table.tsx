import css from './bill-table.module.css'
import type { Bill } from './views.ts'

/** An order at the price list's prices. */
export function BillTable({ bill }: { bill: Bill }) {
  const { lines, sums, total } = bill
  return (
    <table className={css.bill}>
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

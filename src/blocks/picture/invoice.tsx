import type { Bill } from '../../pricing/page/views.ts'
import css from './invoice.module.css'

/** An order at the price list's prices; the build adds the bill. */
export function Invoice({ bill }: { bill: Bill }) {
  const { lines, sums, total } = bill
  return (
    <table className={css.invoice}>
      <tbody>
        {lines.map(({ name, quantity, amount }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <small>{quantity}</small>
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

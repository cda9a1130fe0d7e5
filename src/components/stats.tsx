import { Rich } from './rich.tsx'
import css from './stats.module.css'

export interface Stat {
  value: string
  label: string
  note?: string | undefined
}

/** A few large figures: side by side, in a column beside a text, or as a strip along a part's edge. */
export function Stats({ items, as }: { items: readonly Stat[]; as: 'row' | 'column' | 'strip' }) {
  return (
    <dl className={`${css.stats} ${css[as]}`} data-count={items.length}>
      {items.map(({ value, label, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={css.value}>
            <Value>{value}</Value>
          </dd>
          {note && (
            <dd className={css.note}>
              <Rich>{note}</Rich>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** A number keeps its unit beside it, in smaller letters. */
function Value({ children }: { children: string }) {
  const [, number, unit] = /^(\S*\d\S*)\s(\D+)$/.exec(children) ?? []
  return unit ? (
    <span className={css.quantity}>
      {number} <small>{unit}</small>
    </span>
  ) : (
    children
  )
}

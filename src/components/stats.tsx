import { Rich } from './rich.tsx'
import css from './stats.module.css'

export interface Stat {
  value: string
  label: string
  note?: string | undefined
}

/** A number with its unit, which stays beside it in smaller letters. */
const quantity = /^(\S*\d\S*)\s(\D+)$/

/** A few large figures: side by side, in a column beside a text, or as a strip along a part's edge. */
export function Stats({ items, as }: { items: readonly Stat[]; as: 'row' | 'column' | 'strip' }) {
  return (
    <dl className={`${css.stats} ${css[as]}`} data-count={items.length}>
      {items.map(({ value, label, note }) => {
        const [, number, unit] = quantity.exec(value) ?? []
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={css.value}>
              {unit ? (
                <span className={css.quantity}>
                  {number} <small>{unit}</small>
                </span>
              ) : (
                value
              )}
            </dd>
            {note && (
              <dd className={css.note}>
                <Rich>{note}</Rich>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

import type { PictureOf } from '../picture.schema.ts'
import css from './status.module.css'

export function Status({ days, first, last, rows }: PictureOf<'status'>) {
  return (
    <>
      <ul data-rows className={css.rows}>
        {rows.map(({ name, note, value, bad }) => (
          <li key={name}>
            <span>
              <strong>{name}</strong>
              {note && <small>{note}</small>}
            </span>
            <span className={css.value}>{value}</span>
            <Days days={days} bad={bad} />
          </li>
        ))}
      </ul>
      <p className={css.axis}>
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </>
  )
}

/** Draws one thread a day; a day with an outage is shorter and in another colour. */
function Days({ days, bad }: { days: number; bad: readonly number[] }) {
  return (
    <svg aria-hidden="true" width="100%" height="20" className={css.days}>
      {Array.from({ length: days }, (_, day) => {
        const x = `${((day + 0.5) / days) * 100}%`
        return (
          <line
            key={x}
            x1={x}
            x2={x}
            y1={bad.includes(day) ? 10 : 0}
            y2="20"
            data-bad={bad.includes(day) || undefined}
          />
        )
      })}
    </svg>
  )
}

import type { PictureOf } from '../picture.schema.ts'
import css from './incident.module.css'
import { Sums } from './rows.tsx'

export function Incident({ sums, events }: PictureOf<'incident'>) {
  return (
    <>
      <Sums sums={sums} />
      <ol data-rows className={css.events}>
        {events.map(({ at, title, note, state }) => (
          <li key={at + title} data-state={state}>
            <span className={css.at}>{at}</span>
            <span>
              <strong>{title}</strong>
              {note && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

import { Terms } from '../../components/terms.tsx'
import type { PictureOf } from '../picture.schema.ts'
import { Meter } from './meter.tsx'
import css from './rows.module.css'

type Row = PictureOf<'console'>['rows'][number]

/** Named values, each with its state and its share drawn as a thread, if it has them. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul data-rows className={css.rows}>
      {rows.map(({ name, note, value, state, share }) => (
        <li key={name} data-state={state}>
          <span>
            <strong>{name}</strong>
            {note && <small>{note}</small>}
          </span>
          <span className={css.value}>{value}</span>
          {share !== undefined && <Meter share={share} />}
        </li>
      ))}
    </ul>
  )
}

/** A few figures above a list. */
export function Sums({ sums }: { sums: PictureOf<'console'>['sums'] }) {
  return <Terms items={sums.map(({ value, label }) => ({ term: label, text: value }))} className={css.sums} />
}

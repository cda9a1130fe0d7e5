import type { PictureOf } from '../picture.schema.ts'
import css from './waves.module.css'

export function Waves({ ticks, rows }: PictureOf<'waves'>) {
  const at = (tick: number) => `${(tick / ticks.length) * 100}%`
  return (
    <div className={css.waves}>
      <ul>
        {rows.map(({ name, note, start, end, state }) => (
          <li key={name} data-state={state}>
            <span>
              <strong>{name}</strong>
              {note && <small>{note}</small>}
            </span>
            <svg aria-hidden="true" width="100%" height="16">
              {ticks.map((tick, index) => (
                <line key={tick} x1={at(index)} x2={at(index)} y2="16" />
              ))}
              <line x1={at(start)} x2={at(end)} y1="8" y2="8" className={css.span} />
            </svg>
          </li>
        ))}
      </ul>
      <ol className={css.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </ol>
    </div>
  )
}

import type { PictureOf } from '../../picture.schema.ts'
import { Choice } from './choice.tsx'
import css from './handover.module.css'
import outcome from './outcome.module.css'
import { Outcome } from './outcome.tsx'

/** Threads of parts along a timeline, which take the work over from one another in the chosen case. */
export function Handover({ choose, carries, ready, fails, cases }: PictureOf<'handover'>) {
  const words = { carries, ready, fails }
  const options = cases.map(({ name, ticks, parts, result, because }) => {
    const at = (tick: number) => `${(tick / ticks.length) * 100}%`
    return {
      name,
      says: result,
      panel: (
        <div className={outcome.case}>
          <div className={css.handover}>
            <ul className={css.parts}>
              {parts.map((part) => (
                <li key={part.name}>
                  {part.name}
                  <svg aria-hidden="true" width="100%" height="20" data-grows>
                    {ticks.map((tick, index) => (
                      <line key={tick} x1={at(index)} x2={at(index)} y2="20" />
                    ))}
                    {part.spans.map(({ start, end, is }) => (
                      <line key={start} x1={at(start)} x2={at(end)} y1="10" y2="10" data-is={is} />
                    ))}
                  </svg>
                </li>
              ))}
            </ul>
            <ol className={css.axis} aria-hidden="true">
              {ticks.map((tick) => (
                <li key={tick}>{tick}</li>
              ))}
            </ol>
            <ul className={css.legend} aria-hidden="true">
              {Object.entries(words).map(([is, word]) => (
                <li key={is}>
                  <svg aria-hidden="true" width="32" height="12">
                    <line x2="32" y1="6" y2="6" data-is={is} />
                  </svg>
                  {word}
                </li>
              ))}
            </ul>
          </div>
          <Outcome result={result} because={because} />
        </div>
      ),
    }
  })
  return <Choice legend={choose} options={options} />
}

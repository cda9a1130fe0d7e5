import type { PictureOf } from '../../picture.schema.ts'
import { Choice } from './choice.tsx'
import css from './gates.module.css'
import outcome from './outcome.module.css'
import { Outcome } from './outcome.tsx'

/** A thread through checks, cut at the one that stops the chosen case. It starts with the second case: the first passes them all. */
export function Gates({ choose, passed, stopped, unreached, gates, cases }: PictureOf<'gates'>) {
  const options = cases.map(({ name, stops = gates.length, result, because }) => ({
    name,
    says: result,
    panel: (
      <div className={outcome.case}>
        <ol className={css.gates}>
          {gates.map((gate, index) => {
            const [state, word] =
              index < stops
                ? ['passed', passed]
                : index === stops
                  ? ['stopped', stopped]
                  : ['unreached', unreached]
            return (
              <li key={gate.name} data-state={state}>
                <svg aria-hidden="true" width="28" height="100%">
                  <line x1="14" x2="14" y2="100%" />
                  <rect x="4" y="14" width="20" height="20" transform="rotate(45 14 24)" />
                  <path d="M9 19l10 10M19 19l-10 10" />
                </svg>
                <strong>{gate.name}</strong>
                <em>{word}</em>
                <small>{gate.note}</small>
              </li>
            )
          })}
        </ol>
        <Outcome result={result} because={because} />
      </div>
    ),
  }))
  return <Choice legend={choose} first={1} options={options} />
}

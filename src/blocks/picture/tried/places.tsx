import { Terms } from '../../../components/terms.tsx'
import type { PictureOf } from '../../picture.schema.ts'
import { Choice } from './choice.tsx'
import css from './places.module.css'

/** Length of the longest way in percent of its lane. */
const longest = 92

/** The ways from visitors to each place, as long as their round trips, and which place a workload belongs to. */
export function Places({ choose, here, best, places, workloads }: PictureOf<'places'>) {
  const most = Math.sqrt(Math.max(...places.map(({ milliseconds }) => milliseconds)))
  const options = workloads.map((workload) => ({
    name: workload.name,
    says: `${best}: ${places[workload.place]?.name ?? ''}`,
    panel: (
      <div className={css.workload}>
        <div>
          <p className={css.here} aria-hidden="true">
            {here}
          </p>
          <ul className={css.lanes}>
            {places.map(({ name, note, milliseconds }, index) => {
              const isBest = index === workload.place
              return (
                <li key={name} data-best={isBest || undefined}>
                  <svg aria-hidden="true" width="100%" height="14" data-grows>
                    <line x2={`${(longest * Math.sqrt(milliseconds)) / most}%`} y1="7" y2="7" />
                    <circle cx={`${(longest * Math.sqrt(milliseconds)) / most}%`} cy="7" r="5.5" />
                  </svg>
                  <p>
                    <strong>{name}</strong>
                    {isBest && <em>{best}</em>}
                    <small>{note}</small>
                  </p>
                </li>
              )
            })}
          </ul>
        </div>
        <div>
          <p className={css.because}>{workload.because}</p>
          <Terms items={workload.facts} />
        </div>
      </div>
    ),
  }))
  return <Choice legend={choose} options={options} />
}

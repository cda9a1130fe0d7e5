import type { PictureOf } from '../../picture.schema.ts'
import { Choice } from './choice.tsx'
import css from './month.module.css'

const weeks = [0, 1, 2, 3]

/** Four weeks as a cloth of days, those of the chosen work woven in. */
export function Month({ choose, days, works, left }: PictureOf<'month'>) {
  const options = works.map((work) => ({
    name: work.name,
    says: work.when,
    panel: (
      <div className={css.work}>
        <div className={css.calendar} aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
          {weeks.flatMap((week) =>
            days.map((day, index) => (
              <i
                key={`${week} ${day}`}
                data-woven={work.days.includes(week * days.length + index) || undefined}
              />
            )),
          )}
        </div>
        <div>
          <p className={css.when}>{work.when}</p>
          <p>{work.text}</p>
          <p className={css.left}>
            <span>{left}</span> {work.left}
          </p>
        </div>
      </div>
    ),
  }))
  return <Choice legend={choose} options={options} />
}

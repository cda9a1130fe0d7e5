import { type ReactNode, useId } from 'react'
import visuallyHidden from '../../../components/visually-hidden.module.css'
import css from './choice.module.css'

interface ChoiceProps {
  legend: string
  /** Index of the option chosen first. */
  first?: number
  /** Each with what screen readers hear of it, and what is drawn for it; the part to animate has `data-grows`. */
  options: readonly {
    readonly name: string
    /** Shown under the name; `says` tells screen readers as much. */
    readonly note?: string
    readonly says: string
    readonly panel: ReactNode
  }[]
}

/**
 * Panels of which one is shown. Radio buttons choose it and the style sheet shows it, so this works before and without scripts. On paper,
 * and in browsers that cannot do it, all panels are shown.
 */
export function Choice({ legend, first = 0, options }: ChoiceProps) {
  const name = useId()
  return (
    <div className={css.choose}>
      <fieldset className={css.choice}>
        <legend>{legend}</legend>
        <div className={css.options}>
          {options.map((option, index) => (
            <label key={option.name}>
              <input type="radio" name={name} defaultChecked={index === first} />
              {option.name}
              {option.note && <small aria-hidden="true">{option.note}</small>}
              <span className={visuallyHidden.hidden}> {option.says}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {options.map((option) => (
        <div key={option.name} className={css.panel}>
          {option.panel}
        </div>
      ))}
    </div>
  )
}

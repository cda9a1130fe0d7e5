import type { ReactNode } from 'react'
import css from './eyebrow.module.css'

/** A short line above a heading that says which part of the site this is. */
export function Eyebrow({ pictogram, children }: { pictogram?: ReactNode; children: ReactNode }) {
  return (
    <p className={css.eyebrow} data-alone={!children || undefined}>
      {pictogram}
      {children}
    </p>
  )
}

import type { ReactNode } from 'react'
import css from './eyebrow.module.css'

/** A short line above a heading that says where one is. */
export function Eyebrow({ pictogram, children }: { pictogram?: ReactNode; children: ReactNode }) {
  return (
    <p className={css.eyebrow}>
      {pictogram}
      {children}
    </p>
  )
}

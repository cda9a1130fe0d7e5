import type { ReactNode } from 'react'
import fold from './fold-row.module.css'
import css from './more.module.css'

/** The rest of a list, to unfold below its first parts; paper leaves out the name. */
export function More({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className={`${fold.row} ${css.more}`}>
      <summary>{name}</summary>
      {children}
    </details>
  )
}

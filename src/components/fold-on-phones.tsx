import type { ReactNode } from 'react'
import css from './fold-on-phones.module.css'

interface FoldOnPhonesProps {
  name: string
  /** The heading of the list where nothing is folded. */
  title: ReactNode
  /** One element. */
  children: ReactNode
}

/**
 * A list that is folded under its name on phones, and open under its title elsewhere, without scripts too. The disclosure precedes its
 * list instead of containing it: no style sheet could open it on wide screens.
 */
export function FoldOnPhones({ name, title, children }: FoldOnPhonesProps) {
  return (
    <>
      <div className={css.title}>{title}</div>
      <details className={css.fold}>
        <summary>{name}</summary>
      </details>
      {children}
    </>
  )
}

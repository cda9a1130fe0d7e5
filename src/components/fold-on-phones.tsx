import type { ReactNode } from 'react'
import css from './fold-on-phones.module.css'
import { useUnfolding } from './use-unfolding.ts'

interface FoldOnPhonesProps {
  name: string
  /** How much it lists, said beside the name. */
  count?: number
  /** An anchor around it, links to which unfold it. */
  anchor?: string
  /** The heading of the list where nothing is folded. */
  title: ReactNode
  /** One element. */
  children: ReactNode
}

/**
 * A list that is folded under its name on phones, and open under its title elsewhere, without scripts too. The disclosure precedes its
 * list instead of containing it: no style sheet could open it on wide screens.
 */
export function FoldOnPhones({ name, count, anchor, title, children }: FoldOnPhonesProps) {
  const details = useUnfolding(anchor)
  return (
    <>
      <div className={css.title}>{title}</div>
      <details ref={details} className={css.fold}>
        <summary>
          <span>{name}</span>
          {count !== undefined && <span className={css.count}>{count}</span>}
        </summary>
      </details>
      {children}
    </>
  )
}

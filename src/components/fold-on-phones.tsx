import type { ComponentProps, ReactNode } from 'react'
import css from './fold-on-phones.module.css'
import { useUnfolding } from './use-unfolding.ts'

interface FoldOnPhonesProps {
  name: ReactNode
  /** How much it lists, shown beside the name. */
  count?: number | string
  /** An anchor around it: links to the anchor unfold the list. */
  anchor?: string | undefined
  /** Whether tablets show it open as well. */
  isOpenOnTablets?: boolean
  /** The heading of the list where nothing is folded. */
  title: ReactNode
  /** One element. */
  children: ReactNode
}

/**
 * A list that is folded under its name on phones, and open under its title elsewhere, without scripts too. The disclosure precedes its
 * list instead of containing it: no style sheet could open it on wide screens.
 */
export function FoldOnPhones({
  name,
  count,
  anchor,
  isOpenOnTablets = false,
  title,
  children,
}: FoldOnPhonesProps) {
  const tablets = isOpenOnTablets ? css.openOnTablets : ''
  return (
    <>
      <div className={`${css.title} ${tablets}`}>{title}</div>
      <PhoneFold anchor={anchor} isOpenOnTablets={isOpenOnTablets}>
        <summary>
          <span>{name}</span>
          {count !== undefined && <span className={css.count}>{count}</span>}
        </summary>
      </PhoneFold>
      {children}
    </>
  )
}

/** The disclosure itself, which hides the element that follows it on phones, and is not there elsewhere. */
export function PhoneFold({
  anchor,
  isOpenOnTablets = false,
  className = '',
  children,
}: Pick<FoldOnPhonesProps, 'anchor' | 'isOpenOnTablets'> &
  Pick<ComponentProps<'details'>, 'className' | 'children'>) {
  const details = useUnfolding(anchor)
  return (
    <details ref={details} className={`${css.fold} ${isOpenOnTablets ? css.openOnTablets : ''} ${className}`}>
      {children}
    </details>
  )
}

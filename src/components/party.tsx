import type { ReactNode } from 'react'
import css from './party.module.css'

interface PartyProps {
  kind: 'provider' | 'customer' | 'cloud' | 'shared'
  className?: string | undefined
  children: ReactNode
}

/** Words after a dot in a party's colour. */
export function Party({ kind, className, children }: PartyProps) {
  return (
    <span className={className ? `${css.party} ${className}` : css.party} data-party={kind}>
      <span>{children}</span>
    </span>
  )
}

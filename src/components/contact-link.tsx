import type { ReactNode } from 'react'
import { brand } from '../provider/brand.ts'
import css from './contact-link.module.css'
import { contactUrls } from './contact-urls.ts'
import { Icon } from './icon.tsx'

type Way = 'phone' | 'email' | 'line'

const icons = { phone: 'phone', email: 'email', line: 'chat' } as const satisfies Record<Way, string>

/** A link to call, mail or chat with the provider, labelled with the number or address unless it has children. */
export function ContactLink({
  way,
  className,
  children,
}: {
  way: Way
  className?: string | undefined
  children?: ReactNode
}) {
  return (
    <a href={contactUrls[way]} className={className ?? css.link} data-way={way}>
      <Icon name={icons[way]} />
      {children ?? (way === 'line' ? `LINE ${brand.line}` : brand[way])}
    </a>
  )
}

import { type ReactNode, useEffect, useId, useRef } from 'react'
import css from './contact-form.module.css'

/** The result of an attempt to send. Takes the focus when it appears, so that nobody has to look for it. */
export function Panel({
  tone,
  title,
  children,
}: {
  tone: 'error' | 'success'
  title: string
  children: ReactNode
}) {
  const panel = useRef<HTMLElement>(null)
  const heading = useId()
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={heading} className={css.panel} data-tone={tone}>
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  )
}

import type { MouseEvent, ReactNode } from 'react'

/** Goes to the field without a trace in the address, which is there to be shared. */
const focusTarget = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

/** Leads to a control of the form. */
export function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`#${id}`} onClick={focusTarget}>
      {children}
    </a>
  )
}

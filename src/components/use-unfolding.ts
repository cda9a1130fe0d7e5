import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Opens a disclosure when a link leads to its anchor, if it has one, or to something that it hides. */
export const useUnfolding = (anchor: string | undefined) => {
  const details = useRef<HTMLDetailsElement>(null)
  const location = useRouterState({ select: ({ location }) => location })
  useEffect(() => {
    if (anchor === undefined || !details.current) return
    const { hash } = location
    const hidden = document.getElementById(hash)
    if (hash === anchor) details.current.open = true
    else if (hidden && details.current.parentElement?.contains(hidden)) {
      details.current.open = true
      hidden.scrollIntoView()
    }
  }, [anchor, location])
  return details
}

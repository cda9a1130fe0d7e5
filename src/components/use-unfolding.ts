import { useEffect, useRef } from 'react'

/** Opens a disclosure while the address leads to its anchor, if it has one. */
export const useUnfolding = (anchor: string | undefined) => {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (anchor === undefined) return
    const unfold = () => {
      if (details.current && location.hash === `#${anchor}`) details.current.open = true
    }
    unfold()
    addEventListener('hashchange', unfold)
    return () => removeEventListener('hashchange', unfold)
  }, [anchor])
  return details
}

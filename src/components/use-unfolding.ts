import { useEffect, useRef } from 'react'

/** Opens a disclosure while the address leads to its anchor, if it has one, or to something that it hides. */
export const useUnfolding = (anchor: string | undefined) => {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (anchor === undefined) return
    const unfold = () => {
      if (!details.current) return
      const id = decodeURIComponent(location.hash.slice(1))
      const hidden = document.getElementById(id)
      if (id === anchor) details.current.open = true
      else if (hidden && details.current.parentElement?.contains(hidden)) {
        details.current.open = true
        hidden.scrollIntoView()
      }
    }
    unfold()
    addEventListener('hashchange', unfold)
    return () => removeEventListener('hashchange', unfold)
  }, [anchor])
  return details
}

import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Sent to the window when a visitor follows a link to the section that the address already names, which the router does not notice. */
export const followedAgain = 'followed-again'

/** Opens a disclosure when a link leads to its anchor, if it has one, or to something that it hides; again if it has been folded since. */
export const useUnfolding = (anchor: string | undefined) => {
  const details = useRef<HTMLDetailsElement>(null)
  const router = useRouter()
  useEffect(() => {
    if (anchor === undefined) return
    const unfold = () => {
      if (!details.current) return
      const { hash } = router.latestLocation
      const hidden = document.getElementById(hash)
      if (hash === anchor) details.current.open = true
      else if (hidden && details.current.parentElement?.contains(hidden)) {
        details.current.open = true
        hidden.scrollIntoView()
      }
    }
    unfold()
    const unsubscribe = router.subscribe('onBeforeLoad', unfold)
    addEventListener(followedAgain, unfold)
    return () => {
      unsubscribe()
      removeEventListener(followedAgain, unfold)
    }
  }, [anchor, router])
  return details
}

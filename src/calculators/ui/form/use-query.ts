import { useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'

/**
 * The query of the page's address. Prerendered pages know none: while hydrating it is empty, right after it is the real one. Once the
 * visitor is on the way to another page it no longer changes.
 */
export const useQuery = (): string => {
  const { history } = useRouter()
  const [read] = useState(() => {
    const { pathname } = history.location
    let { search } = history.location
    return () => {
      if (history.location.pathname === pathname) ({ search } = history.location)
      return search
    }
  })
  return useSyncExternalStore(history.subscribe, read, () => '')
}

import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Session, SessionStore } from './session-store.ts'

/** Nothing on a site without a user pool. */
export const SessionContext = createContext<SessionStore | undefined>(undefined)

const never = () => () => {}

/** The visitor's session; nothing on a site without a user pool, and while the page is being hydrated. */
export const useSession = (): Session | undefined => {
  const store = useContext(SessionContext)
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.get(),
    () => undefined,
  )
}

import { createContext, useContext } from 'react'
import { useStore } from '../browser/use-store.ts'
import type { Session, SessionStore } from './session-store.ts'

/** Nothing on a site without a user pool. */
export const SessionContext = createContext<SessionStore | undefined>(undefined)

/** The visitor's session; nothing on a site without a user pool, and while the page is being hydrated. */
export const useSession = (): Session | undefined => useStore(useContext(SessionContext))

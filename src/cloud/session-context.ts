import { createContext, useContext } from 'react'
import { useStore } from '../browser/use-store.ts'
import type { Session, SessionStore } from './session-store.ts'

/** `undefined` on a site without a user pool. */
export const SessionContext = createContext<SessionStore | undefined>(undefined)

/** The visitor's session; `undefined` on a site without a user pool and during hydration. */
export const useSession = (): Session | undefined => useStore(useContext(SessionContext))

import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Consent, ConsentStore } from './consent-store.ts'

/** Nothing on a site that does not measure. */
export const ConsentContext = createContext<ConsentStore | undefined>(undefined)

const never = () => () => {}

/** The visitor's consent and the store to change it; nothing on a site that does not measure, and while the page is being hydrated. */
export const useConsent = (): { store: ConsentStore; consent: Consent } | undefined => {
  const store = useContext(ConsentContext)
  const consent = useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.get(),
    () => undefined,
  )
  return store && consent && { store, consent }
}

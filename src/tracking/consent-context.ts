import { createContext, useContext } from 'react'
import { useStore } from '../browser/use-store.ts'
import type { Consent, ConsentStore } from './consent-store.ts'

/** Nothing on a site that does not measure. */
export const ConsentContext = createContext<ConsentStore | undefined>(undefined)

/** The visitor's consent and the store to change it; nothing on a site that does not measure, and while the page is being hydrated. */
export const useConsent = (): { store: ConsentStore; consent: Consent } | undefined => {
  const store = useContext(ConsentContext)
  const consent = useStore(store)
  return store && consent && { store, consent }
}

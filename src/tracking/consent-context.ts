import { createContext, useContext } from 'react'
import { useStore } from '../browser/use-store.ts'
import type { Consent, ConsentStore } from './consent-store.ts'

/** `undefined` on a site without tracking. */
export const ConsentContext = createContext<ConsentStore | undefined>(undefined)

/** The visitor's consent and the store to change it; `undefined` on a site without tracking and during hydration. */
export const useConsent = (): { store: ConsentStore; consent: Consent } | undefined => {
  const store = useContext(ConsentContext)
  const consent = useStore(store)
  return store && consent && { store, consent }
}

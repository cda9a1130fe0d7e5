import { readCookie, writeCookie } from '../browser/cookies.ts'
import { randomId } from '../browser/random-id.ts'
import { type Config, policyVersion } from '../config/rules.ts'
import type { Language } from '../i18n/languages.ts'
import { allowed, type Choices, type ConsentRecord, choiceDays, parseRecord } from './consent.ts'

const cookie = 'consent'

export interface Consent {
  record: ConsentRecord | undefined
  allowed: Choices
}

/** The visitor's consent, stored in a cookie. The tracker and the forms that show it subscribe to changes. */
export interface ConsentStore {
  get: () => Consent
  /** Reads the cookie again: another tab may have changed it, or it may have expired. */
  refresh: () => void
  choose: (choices: Choices, language: Language) => void
  subscribe: (listener: () => void) => () => void
}

export const makeConsentStore = ({ CONSENT_MODE }: Pick<Config, 'CONSENT_MODE'>): ConsentStore => {
  const listeners = new Set<() => void>()
  const read = (): Consent => {
    const text = readCookie(cookie)
    const record = text === undefined ? undefined : parseRecord(text, Date.now())
    const globalPrivacyControl =
      (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
    return { record, allowed: allowed({ mode: CONSENT_MODE, record, globalPrivacyControl }) }
  }
  let consent = read()
  const set = (next: Consent) => {
    if (JSON.stringify(next) === JSON.stringify(consent)) return
    consent = next
    for (const listener of listeners) listener()
  }
  const refresh = () => set(read())
  addEventListener('pageshow', refresh)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refresh())

  return {
    get: () => consent,
    refresh,
    choose: (choices, language) => {
      const record = {
        id: randomId(),
        time: new Date().toISOString(),
        policyVersion,
        language,
        choices,
      }
      writeCookie(cookie, JSON.stringify(record), choiceDays)
      set({ record, allowed: choices })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

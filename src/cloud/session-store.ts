import { deleteCookies } from '../browser/cookies.ts'
import { whenIdle } from '../browser/idle.ts'
import type { Config } from '../config/rules.ts'
import type { Account } from './account.ts'
import { reportOnce } from './errors.ts'
import { type Effect, type Event, eventOf, type Status, step } from './session.ts'
import { hasTokens, isOfOtherUser } from './token-cookies.ts'

export interface Session {
  status: Status
  /** The signed-in visitor, or the last one known; `undefined` once signed out. */
  account?: Account | undefined
}

/** The visitor's session on the provider's console. */
export interface SessionStore {
  get: () => Session
  subscribe: (listener: () => void) => () => void
}

const signedOut: Session = { status: 'signed-out' }

/**
 * Looks for the session's cookies now, when the page is shown again and when the network is back. If they are there, reads the session, the
 * first time when the browser is idle; if not, never loads the SDK.
 * @returns `undefined` on a site without a user pool
 */
export const startSession = (config: Config): SessionStore | undefined => {
  const clientId = config.COGNITO_USER_POOL_CLIENT_ID
  if (!clientId) return undefined
  const listeners = new Set<() => void>()
  const idle = new Promise<void>(whenIdle)
  let session = signedOut
  const loadTokens = once(async () => {
    const tokens = await import('./tokens.ts')
    tokens.openTokens(config, (error) => on(eventOf(error)))
    return tokens
  })

  const effects: Record<Effect, () => Promise<void>> = {
    read: async () => {
      await idle
      // Treats a script that fails to load like a network that is down.
      const tokens = await loadTokens().catch(() => undefined)
      if (!tokens) return on('offline')
      try {
        const account = await tokens.readAccount()
        on(account ? 'read' : 'lost', account)
        deleteCookies({ test: isOfOtherUser(document.cookie, clientId) })
      } catch (error) {
        reportOnce(error)
        on(eventOf(error))
      }
    },
    forget: async () => (await loadTokens()).forgetTokens(),
  }
  const on = (event: Event, account = session.account) => {
    const [status, ...todo] = step(session.status, event)
    session = status === 'signed-out' ? signedOut : { status, account }
    for (const listener of listeners) listener()
    for (const effect of todo) effects[effect]().catch(reportOnce)
  }
  const look = () => on(hasTokens(document.cookie, clientId) ? 'found' : 'gone')

  look()
  addEventListener('online', look)
  addEventListener('pageshow', ({ persisted }) => persisted && look())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Runs until it has succeeded once: a failed run is repeated on the next call. */
const once = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined
  return () => {
    result ??= run().catch((error) => {
      result = undefined
      throw error
    })
    return result
  }
}

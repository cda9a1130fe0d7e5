/**
 * What the site does about an error of the SDK:
 * - wait: keeps everything as it is, and asks again once the network is back
 * - sign-out: forgets the session
 * - renew: throws the credentials away and tries once more with new ones
 * - ignore: nothing: somebody is signed in or out, and the site is fine with either
 * - report: tells the operator in the browser's console, once: the set-up is wrong, or the error is new
 */
type Action = 'wait' | 'sign-out' | 'renew' | 'ignore' | 'report'

/** Key below `cloud.errors` of what a visitor is told where it is them who asked. */
export type ErrorText = 'network' | 'refused' | 'expired' | 'setup'

interface CloudError {
  /** The names it goes by, in the SDK and in the services' answers. */
  names?: readonly string[]
  /** Its message, where the SDK gives it no name of its own. */
  message?: RegExp
  action: Action
  text: ErrorText
}

/** Every error that the site knows. The first entry that fits counts. */
export const cloudErrors = {
  network: {
    names: ['NetworkError', 'ERR_NETWORK', 'TimeoutError', 'AbortError'],
    action: 'wait',
    text: 'network',
  },
  unauthenticated: {
    names: ['UserUnAuthenticatedException', 'TokenRefreshException'],
    action: 'sign-out',
    text: 'expired',
  },
  needsAuthentication: { message: /^User needs to be authenticated/, action: 'sign-out', text: 'expired' },
  alreadyAuthenticated: { names: ['UserAlreadyAuthenticatedException'], action: 'ignore', text: 'refused' },
  noSession: { names: ['NoSessionFoundException'], action: 'ignore', text: 'refused' },
  notAuthorized: { names: ['NotAuthorizedException', 'AccessDenied'], action: 'sign-out', text: 'refused' },
  invalidToken: {
    names: ['InvalidToken', 'iatNotFoundException'],
    message: /^Invalid token/,
    action: 'sign-out',
    text: 'expired',
  },
  expiredCredentials: {
    names: ['ExpiredToken', 'ExpiredTokenException', 'RequestExpired'],
    action: 'renew',
    text: 'expired',
  },
  invalidRedirect: {
    names: ['InvalidRedirectException', 'InvalidPreferredRedirectUrlException'],
    action: 'report',
    text: 'setup',
  },
  invalidOrigin: { names: ['InvalidOriginException'], action: 'report', text: 'setup' },
  invalidIdentityPool: { names: ['InvalidIdentityPoolIdException'], action: 'report', text: 'setup' },
  noUserPool: {
    names: ['AuthUserPoolException', 'AuthTokenConfigException'],
    message: /^Auth UserPool not configured/,
    action: 'report',
    text: 'setup',
  },
} as const satisfies Record<string, CloudError>

const unknown: CloudError = { action: 'report', text: 'setup' }

/** The entry of an error, or one that reports it. An error that the SDK has wrapped counts as the one inside. */
export const cloudError = (error: unknown): CloudError => {
  const { name, message = '', underlyingError } = detailsOf(error)
  const entries: CloudError[] = Object.values(cloudErrors)
  const found = entries.find((entry) => entry.names?.includes(name ?? '') || entry.message?.test(message))
  return found ?? (underlyingError ? cloudError(underlyingError) : unknown)
}

interface Details {
  name?: string | undefined
  message?: string | undefined
  underlyingError?: unknown
}

const detailsOf = (error: unknown): Details =>
  typeof error === 'object' && error !== null ? (error as Details) : { message: String(error) }

const reported = new Set<string>()

/** Tells the operator of errors that the catalogue reports, each once; never throws. */
export const reportOnce = (error: unknown): void => {
  if (cloudError(error).action !== 'report') return
  const { name, message } = detailsOf(error)
  const summary = `${name}: ${message}`
  if (reported.has(summary)) return
  reported.add(summary)
  console.warn('cloud:', error)
}

/**
 * What the site does about an error of the SDK:
 * - wait: keeps the state and asks again once the network is back
 * - sign-out: forgets the session
 * - renew: discards the credentials and retries once with new ones
 * - ignore: nothing: signed in or out, the site works
 * - report: warns the operator once in the browser's console, of a wrong configuration or an unknown error
 */
type Action = 'wait' | 'sign-out' | 'renew' | 'ignore' | 'report'

/** Key below `cloud.errors` of the message for a visitor whose request failed. */
export type ErrorText = 'network' | 'refused' | 'expired' | 'setup'

interface CloudError {
  /** Its names in the SDK and in the services' responses. */
  names?: readonly string[]
  /** Its message, if the SDK gives it no name of its own. */
  message?: RegExp
  action: Action
  text: ErrorText
}

/** Every error that the site knows; the first match counts. */
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

/** Looks an error up; an unknown one is reported. If the SDK wrapped another error, that one counts. */
export const cloudError = (error: unknown): CloudError => {
  const { name, message = '', underlyingError } = detailsOf(error)
  const known: CloudError[] = Object.values(cloudErrors)
  const match = known.find(
    ({ names, message: pattern }) => names?.includes(name ?? '') || pattern?.test(message),
  )
  return match ?? (underlyingError ? cloudError(underlyingError) : unknown)
}

interface Details {
  name?: string | undefined
  message?: string | undefined
  underlyingError?: unknown
}

const detailsOf = (error: unknown): Details =>
  typeof error === 'object' && error !== null ? (error as Details) : { message: String(error) }

const reported = new Set<string>()

/** Warns the operator of each error with the action `report`, once per error; never throws. */
export const reportOnce = (error: unknown): void => {
  if (cloudError(error).action !== 'report') return
  const { name, message } = detailsOf(error)
  const summary = `${name}: ${message}`
  if (reported.has(summary)) return
  reported.add(summary)
  console.warn('cloud:', error)
}

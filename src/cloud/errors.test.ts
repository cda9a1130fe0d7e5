import { afterEach, describe, expect, it, vi } from 'vitest'
import { cloudError, cloudErrors, reportOnce } from './errors.ts'

const named = (name: string, message = 'x') => Object.assign(new Error(message), { name })

describe('an error of the SDK', () => {
  it.each([
    ['NetworkError', 'wait', 'network'],
    ['ERR_NETWORK', 'wait', 'network'],
    ['TimeoutError', 'wait', 'network'],
    ['UserUnAuthenticatedException', 'sign-out', 'expired'],
    ['TokenRefreshException', 'sign-out', 'expired'],
    ['UserAlreadyAuthenticatedException', 'ignore', 'refused'],
    ['NoSessionFoundException', 'ignore', 'refused'],
    ['NotAuthorizedException', 'sign-out', 'refused'],
    ['InvalidRedirectException', 'report', 'setup'],
    ['InvalidOriginException', 'report', 'setup'],
    ['InvalidIdentityPoolIdException', 'report', 'setup'],
    ['AuthUserPoolException', 'report', 'setup'],
    ['ExpiredToken', 'renew', 'expired'],
    ['AccessDenied', 'sign-out', 'refused'],
    ['InternalErrorException', 'report', 'setup'],
  ])('%s: %s, %s', (name, action, text) => expect(cloudError(named(name))).toMatchObject({ action, text }))

  it.each([
    ['Invalid token', 'sign-out'],
    ['Invalid token payload', 'sign-out'],
    ['User needs to be authenticated to call this API.', 'sign-out'],
    ['Auth UserPool not configured.', 'report'],
    ['Something else', 'report'],
  ])('without a name of its own, "%s": %s', (message, action) =>
    expect(cloudError(new Error(message)).action).toBe(action),
  )

  it('counts as the one it wraps', () => {
    const wrapped = Object.assign(named('Unknown'), { underlyingError: new Error('Invalid token') })
    expect(cloudError(wrapped)).toBe(cloudErrors.invalidToken)
  })

  it.each([[undefined], [null], ['text'], [7], [{}]])('may be %o', (thrown) =>
    expect(cloudError(thrown).action).toBe('report'),
  )
})

describe('reporting', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  afterEach(() => warn.mockClear())

  it('happens once for each error, and never for one that is not a fault', () => {
    const unknown = named('SurpriseException', 'a')
    for (const error of [unknown, named('SurpriseException', 'a'), named('SurpriseException', 'b')])
      reportOnce(error)
    for (const name of ['NetworkError', 'NotAuthorizedException', 'ExpiredToken']) reportOnce(named(name))
    expect(warn.mock.calls).toEqual([
      ['cloud:', unknown],
      ['cloud:', named('SurpriseException', 'b')],
    ])
  })

  it('takes anything that can be thrown', () => {
    expect(() => [undefined, null, 'text'].map(reportOnce)).not.toThrow()
    expect(warn).toHaveBeenCalledTimes(3)
  })
})

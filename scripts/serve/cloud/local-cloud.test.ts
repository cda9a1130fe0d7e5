import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callAction } from './call-action.fixture.ts'
import { makeControl } from './control.ts'
import { type LocalCloud, startLocalCloud } from './local-cloud.ts'
import { type Service, startService } from './service.ts'
import type { Tokens } from './user-pool.ts'

let cloud: LocalCloud
let control: Service
let tokens: Tokens
beforeAll(async () => {
  cloud = await startLocalCloud()
  control = await startService({ handle: makeControl(cloud), clock: cloud.clock })
  tokens = await cloud.signIn()
})
afterAll(async () => {
  await control.stop()
  await cloud.stop()
})
afterEach(() => tell('DELETE', '/faults'))

const tell = (method: string, path: string, body?: object) =>
  fetch(`http://127.0.0.1:${control.port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })

const refresh = (RefreshToken = tokens.RefreshToken) =>
  callAction(cloud.services.userPool, 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken', {
    ClientId: cloud.env.COGNITO_USER_POOL_CLIENT_ID,
    RefreshToken,
  })

describe('the user pool', () => {
  it('renews tokens by the action of that name, which cognito-local lacks', async () => {
    const { status, body } = await refresh()
    expect(status).toBe(200)
    expect(JSON.parse(body).AuthenticationResult.AccessToken).toMatch(/^ey/)
  })

  it('refuses a token that it did not issue', async () => {
    const { status, body } = await refresh('made-up')
    expect(status).toBe(400)
    expect(JSON.parse(body).__type).toBe('NotAuthorizedException')
  })
})

describe('the identity pool', () => {
  it('refuses a pool and an identity that it does not know', async () => {
    const target = (action: string) => `AWSCognitoIdentityService.${action}`
    const pool = cloud.services.identityPool
    expect((await callAction(pool, target('GetId'), { IdentityPoolId: 'x' })).status).toBe(400)
    expect((await callAction(pool, target('GetCredentialsForIdentity'), { IdentityId: 'x' })).status).toBe(
      400,
    )
  })
})

describe('the bucket', () => {
  it('refuses a request without a signature', async () => {
    const { status, body } = await callAction(cloud.services.bucket, '', {})
    expect(status).toBe(403)
    expect(body).toContain('<Code>AccessDenied</Code>')
  })
})

describe('the control port', () => {
  it('makes a service fail as often as asked', async () => {
    await tell('PUT', '/faults/userPool', { kind: 'status', status: 503, times: 1 })
    expect((await refresh()).status).toBe(503)
    expect((await refresh()).status).toBe(200)
  })

  it.each([
    ['reset', /ECONNRESET|socket hang up/],
    ['lost', /ECONNRESET|socket hang up/],
    ['refused', /ECONNREFUSED/],
  ])('makes it unreachable: %s, until it recovers', async (kind, message) => {
    await tell('PUT', '/faults/userPool', { kind })
    await expect(refresh()).rejects.toThrow(message)
    await tell('DELETE', '/faults')
    expect((await refresh()).status).toBe(200)
  })

  it('shifts the clock of the whole cloud', async () => {
    await tell('PUT', '/clock', { offset: 600_000 })
    const { date, body } = await refresh()
    const [, payload = ''] = JSON.parse(body).AuthenticationResult.AccessToken.split('.')
    const { iat } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    for (const time of [Date.parse(date), iat * 1000])
      expect(Math.abs(time - Date.now() - 600_000)).toBeLessThan(5000)
  })

  it.each([
    ['/faults/userPool', { kind: 'tired' }, 500],
    ['/faults/nobody', { kind: 'reset' }, 404],
    ['/nothing', {}, 404],
  ])('understands no %s %o', async (path, body, status) =>
    expect((await tell('PUT', path, body)).status).toBe(status),
  )

  it('lists the requests so far', async () => {
    await refresh()
    const { actions } = (await (await tell('GET', '/')).json()) as { actions: Record<string, string[]> }
    expect(actions.userPool?.at(-1)).toBe('GetTokensFromRefreshToken')
  })
})

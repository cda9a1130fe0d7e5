import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/read.ts'
import { hasLibrary, resourcesOf } from './resources.ts'

const pool = {
  COGNITO_USER_POOL_ID: 'ap-southeast-1_Abc123',
  COGNITO_USER_POOL_CLIENT_ID: '1example23456789abcdefgh',
}
const identities = { COGNITO_IDENTITY_POOL_ID: 'ap-southeast-1:01234567-89ab-cdef-0123-456789abcdef' }
const bucket = { ASSETS_BUCKET: 'site-assets' }
const guests = { GUEST_ACCESS: 'true' }

const userPool = {
  userPoolId: pool.COGNITO_USER_POOL_ID,
  userPoolClientId: pool.COGNITO_USER_POOL_CLIENT_ID,
  signUpVerificationMethod: 'code',
}
const identityPool = (allowGuestAccess: boolean) => ({
  identityPoolId: identities.COGNITO_IDENTITY_POOL_ID,
  allowGuestAccess,
})

describe('the configuration of the SDK', () => {
  it.each([
    ['a user pool alone', { ...pool }, { Auth: { Cognito: userPool } }],
    ['an identity pool alone', { ...identities }, { Auth: { Cognito: identityPool(false) } }],
    [
      'everything',
      { ...pool, ...identities, ...bucket, ...guests },
      {
        Auth: { Cognito: { ...userPool, ...identityPool(true) } },
        Storage: { S3: { bucket: 'site-assets', region: 'ap-southeast-1' } },
      },
    ],
  ])('with %s', (_what, variables, expected) => expect(resourcesOf(readConfig(variables))).toEqual(expected))
})

describe('downloads come from the bucket', () => {
  it.each([
    [true, { ...identities, ...bucket, ...guests }],
    [false, { ...identities, ...bucket }],
    [false, { ...identities, ...guests }],
    [false, { ...bucket, ...guests }],
  ])('%s with %o', (expected, variables) => expect(hasLibrary(readConfig(variables))).toBe(expected))
})

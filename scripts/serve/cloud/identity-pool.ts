import { randomUUID } from 'node:crypto'
import type { CredentialStore } from './credentials.ts'
import { type Answer, type Handler, json } from './http.ts'

const refuse = (type: string, message: string): Answer => json(400, { __type: type, message })

/** Fakes an identity pool with guest access: the two actions that the SDK calls. */
export const makeIdentityPool = (poolId: string, credentials: CredentialStore): Handler => {
  const identities = new Set<unknown>()

  const identify = (pool: unknown): Answer => {
    if (pool !== poolId) return refuse('ResourceNotFoundException', 'IdentityPool not found.')
    const identity = `${poolId.split(':')[0]}:${randomUUID()}`
    identities.add(identity)
    return json(200, { IdentityId: identity })
  }
  const issue = (identity: unknown): Answer => {
    if (!identities.has(identity)) return refuse('ResourceNotFoundException', 'Identity not found.')
    const { accessKeyId, secret, sessionToken, expiration } = credentials.issue()
    return json(200, {
      IdentityId: identity,
      Credentials: {
        AccessKeyId: accessKeyId,
        SecretKey: secret,
        SessionToken: sessionToken,
        Expiration: Math.round(expiration / 1000),
      },
    })
  }
  return ({ headers, body }) => {
    const sent = JSON.parse(String(body)) as Record<string, unknown>
    switch (headers['x-amz-target']) {
      case 'AWSCognitoIdentityService.GetId':
        return identify(sent.IdentityPoolId)
      case 'AWSCognitoIdentityService.GetCredentialsForIdentity':
        return issue(sent.IdentityId)
      default:
        return refuse('InvalidAction', 'Unknown action')
    }
  }
}

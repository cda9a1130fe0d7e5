import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'

export interface Credentials {
  accessKeyId: string
  secret: string
  sessionToken: string
  /** Milliseconds since 1970, by the cloud's clock. */
  expiration: number
}

/** One hour in milliseconds, like Cognito's. */
const lifetime = 3_600_000

/** Keeps the temporary credentials that the identity pool issues and the bucket accepts. */
export const makeCredentialStore = (clock: Clock) => {
  const issued = new Map<string, Credentials>()
  return {
    issue: (): Credentials => {
      const credentials = {
        accessKeyId: `ASIA${randomBytes(8).toString('hex').toUpperCase()}`,
        secret: randomBytes(30).toString('base64'),
        sessionToken: randomBytes(60).toString('base64'),
        expiration: clock.now() + lifetime,
      }
      issued.set(credentials.accessKeyId, credentials)
      return credentials
    },
    find: (accessKeyId: string) => issued.get(accessKeyId),
    /** Expires all credentials issued so far, before the date that their holders were given. */
    expireAll: () => {
      for (const credentials of issued.values()) credentials.expiration = 0
    },
  }
}

export type CredentialStore = ReturnType<typeof makeCredentialStore>

import { shiftToken } from './tokens.ts'
import type { Tokens } from './user-pool.ts'

export interface SessionChanges {
  /** Seconds from now, by the cloud's clock, at which the tokens expire; an hour unless named. */
  expiresIn?: number
  refreshToken?: string
  /** Milliseconds by which the console found the cloud's clock ahead of the browser's. */
  clockDrift?: number
  /** Key of a device that the pool remembers. */
  deviceKey?: string
}

const lifetime = 3600
const user = 'arisa'

/** The cookies, by name, that the console sets when a person signs in there. */
export const sessionCookies = (
  clientId: string,
  { AccessToken, IdToken, RefreshToken }: Tokens,
  { expiresIn = lifetime, refreshToken = RefreshToken, clockDrift = 0, deviceKey }: SessionChanges = {},
): Record<string, string> => {
  const aged = (token: string) => shiftToken(token, (expiresIn - lifetime) * 1000)
  const values = {
    LastAuthUser: user,
    [`${user}.accessToken`]: aged(AccessToken),
    [`${user}.idToken`]: aged(IdToken),
    [`${user}.refreshToken`]: refreshToken,
    [`${user}.clockDrift`]: String(clockDrift),
    ...(deviceKey && {
      [`${user}.deviceKey`]: deviceKey,
      [`${user}.deviceGroupKey`]: 'group',
      [`${user}.randomPasswordKey`]: 'password',
    }),
  }
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]))
}

/** The same as a script for a browser's developer tools. */
export const sessionScript = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `document.cookie = '${name}=${value}; Path=/; Secure; SameSite=Lax'`)
    .join('\n')

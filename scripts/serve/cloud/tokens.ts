/** Claims of a JSON Web Token that are times, in seconds since 1970. */
const times = ['iat', 'exp', 'auth_time'] as const

type Claims = Record<string, unknown> & Partial<Record<(typeof times)[number], number>>

/** Shifts a token's times. Its signature no longer fits, but neither the local cloud nor the SDK checks it. */
export const shiftToken = (token: string, milliseconds: number): string => {
  const [head, body = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
  for (const name of times) {
    const time = claims[name]
    if (time !== undefined) claims[name] = time + Math.round(milliseconds / 1000)
  }
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}

interface Authentication {
  AuthenticationResult: Record<string, unknown>
}

/** Shifts the access and id tokens in cognito-local's response to the cloud's clock. */
export const shiftTokens = ({ AuthenticationResult, ...rest }: Authentication, milliseconds: number) => {
  const shifted = { ...AuthenticationResult }
  for (const name of ['AccessToken', 'IdToken']) {
    const token = shifted[name]
    if (typeof token === 'string') shifted[name] = shiftToken(token, milliseconds)
  }
  return { ...rest, AuthenticationResult: shifted }
}

import type { Clock } from './clock.ts'
import { type CognitoLocal, startCognitoLocal, targetPrefix } from './cognito-local.ts'
import { type Answer, forward, type Handler, json } from './http.ts'
import { shiftTokens } from './tokens.ts'

/** The pool's one user. */
export const person = { name: 'Arisa', email: 'arisa@provider.example', password: 'Local-Cloud-1' } as const

export interface Tokens {
  AccessToken: string
  IdToken: string
  RefreshToken: string
}

export interface UserPool {
  handle: Handler
  /** Signs the user in, like the console. */
  signIn: () => Promise<Tokens>
  stop: () => Promise<void>
}

/** Starts a pool with one client and one user: cognito-local behind a server that adds the one action it lacks. */
export const startUserPool = async (poolId: string, clientId: string, clock: Clock): Promise<UserPool> => {
  const { url, ask, stop } = await startCognitoLocal(poolId, clientId)
  await addPerson(ask, poolId)

  const authenticate = async (flow: string, parameters: object): Promise<Answer> => {
    const answer = await ask('InitiateAuth', {
      ClientId: clientId,
      AuthFlow: flow,
      AuthParameters: parameters,
    })
    if (answer.status !== 200) return answer
    return json(200, shiftTokens(JSON.parse(String(answer.body)), clock.offset))
  }
  return {
    handle: (call) => {
      if (call.headers['x-amz-target'] !== `${targetPrefix}GetTokensFromRefreshToken`)
        return forward(url, call)
      const { RefreshToken, DeviceKey } = JSON.parse(String(call.body)) as Record<string, string | undefined>
      return authenticate('REFRESH_TOKEN_AUTH', {
        REFRESH_TOKEN: RefreshToken,
        ...(DeviceKey && { DEVICE_KEY: DeviceKey }),
      })
    },
    signIn: async () => {
      const { body } = await authenticate('USER_PASSWORD_AUTH', {
        USERNAME: person.email,
        PASSWORD: person.password,
      })
      return (JSON.parse(String(body)) as { AuthenticationResult: Tokens }).AuthenticationResult
    },
    stop,
  }
}

const addPerson = async (ask: CognitoLocal['ask'], poolId: string) => {
  const who = { UserPoolId: poolId, Username: person.email }
  const attributes = { email: person.email, email_verified: 'true', name: person.name }
  const answers = [
    await ask('AdminCreateUser', {
      ...who,
      MessageAction: 'SUPPRESS',
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
    await ask('AdminSetUserPassword', { ...who, Password: person.password, Permanent: true }),
  ]
  for (const { status, body } of answers) if (status !== 200) throw new Error(`cognito-local: ${body}`)
}

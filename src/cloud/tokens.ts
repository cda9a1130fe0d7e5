import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { Hub } from 'aws-amplify/utils'
import type { Config } from '../config/rules.ts'
import { type Account, accountOf } from './account.ts'
import { configureAmplify } from './amplify.ts'

/** Prepares the SDK; `failed` hears of each refresh that failed, also of those that a download set off. */
export const openTokens = (config: Config, failed: (error: unknown) => void): void => {
  configureAmplify(config)
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'tokenRefresh_failure') failed(payload.data?.error)
  })
}

/**
 * The account of the tokens, renewed where they have expired; nothing when the pool no longer accepts them.
 * @throws the SDK's error when they could not be renewed
 */
export const readAccount = async (): Promise<Account | undefined> => {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  if (!tokens) return undefined
  return accountOf((tokens.idToken ?? tokens.accessToken).payload)
}

/** Deletes the tokens. The SDK itself does so only after errors that say they are invalid. */
export const forgetTokens = (): Promise<void> => cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens()

import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { Hub } from 'aws-amplify/utils'
import type { Config } from '../config/rules.ts'
import { type Account, accountOf } from './account.ts'
import { configureAmplify } from './amplify.ts'

/**
 * Prepares the SDK.
 * @param failed called for each failed refresh, including those that a download triggered
 */
export const openTokens = (config: Config, failed: (error: unknown) => void): void => {
  configureAmplify(config)
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'tokenRefresh_failure') failed(payload.data?.error)
  })
}

/**
 * Reads the account from the tokens and renews them if they have expired.
 * @returns `undefined` if the pool no longer accepts them
 * @throws the SDK's error if they could not be renewed
 */
export const readAccount = async (): Promise<Account | undefined> => {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  if (!tokens) return undefined
  return accountOf((tokens.idToken ?? tokens.accessToken).payload)
}

/** Deletes the tokens; the SDK itself does so only after errors that call them invalid. */
export const forgetTokens = (): Promise<void> => cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens()

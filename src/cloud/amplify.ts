import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { Config } from '../config/rules.ts'
import { tokenStorage } from './cookie-storage.ts'
import { resourcesOf } from './resources.ts'

let configured = false

/** Configures the SDK, the first time it is needed. */
export const configureAmplify = (config: Config): void => {
  if (configured) return
  configured = true
  // Every error reaches the site's own catalogue, which says which of them are worth a line in the console.
  ConsoleLogger.LOG_LEVEL = 'NONE'
  Amplify.configure(resourcesOf(config))
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage(location.hostname, config.CONSOLE_URL))
}

import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { Config } from '../config/rules.ts'
import { tokenStorage } from './cookie-storage.ts'
import { resourcesOf } from './resources.ts'

let configured = false

/** Configures the SDK on the first call; later calls do nothing. */
export const configureAmplify = (config: Config): void => {
  if (configured) return
  configured = true
  // Silences the SDK: errors.ts decides which errors are worth a line in the console.
  ConsoleLogger.LOG_LEVEL = 'NONE'
  Amplify.configure(resourcesOf(config))
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage(location.hostname, config.CONSOLE_URL))
}

import type { ResourcesConfig } from 'aws-amplify'
import type { Config } from '../config/rules.ts'

type CloudConfig = Pick<
  Config,
  | 'AWS_REGION'
  | 'COGNITO_USER_POOL_ID'
  | 'COGNITO_USER_POOL_CLIENT_ID'
  | 'COGNITO_IDENTITY_POOL_ID'
  | 'ASSETS_BUCKET'
  | 'GUEST_ACCESS'
>

/** Makes the SDK's configuration from the site's variables, without the parts that are not configured. */
export const resourcesOf = (config: CloudConfig): ResourcesConfig => {
  const { ASSETS_BUCKET: bucket, AWS_REGION: region } = config
  const cognito = { ...userPool(config), ...identityPool(config) }
  return {
    // The SDK types each combination of the two parts separately; this object is always one of them.
    Auth: { Cognito: cognito } as NonNullable<ResourcesConfig['Auth']>,
    ...(bucket && { Storage: { S3: { bucket, region } } }),
  }
}

const userPool = ({
  COGNITO_USER_POOL_ID: userPoolId,
  COGNITO_USER_POOL_CLIENT_ID: userPoolClientId,
}: CloudConfig) =>
  userPoolId && userPoolClientId
    ? { userPoolId, userPoolClientId, signUpVerificationMethod: 'code' as const }
    : undefined

const identityPool = ({ COGNITO_IDENTITY_POOL_ID: identityPoolId, GUEST_ACCESS }: CloudConfig) =>
  identityPoolId ? { identityPoolId, allowGuestAccess: GUEST_ACCESS === 'true' } : undefined

/** Whether downloads come from the bucket: it is configured, and visitors who are not signed in may read it. */
export const hasLibrary = ({ ASSETS_BUCKET, COGNITO_IDENTITY_POOL_ID, GUEST_ACCESS }: CloudConfig): boolean =>
  Boolean(ASSETS_BUCKET && COGNITO_IDENTITY_POOL_ID && GUEST_ACCESS === 'true')

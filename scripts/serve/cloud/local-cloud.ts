import { startBucket } from './bucket.ts'
import { makeCertificate } from './certificate.ts'
import { type Clock, makeClock } from './clock.ts'
import { makeCredentialStore } from './credentials.ts'
import { makeFormReceiver } from './form-receiver.ts'
import { makeIdentityPool } from './identity-pool.ts'
import { type Service, startService } from './service.ts'
import { startUserPool, type Tokens } from './user-pool.ts'

/** The site's variables, in the form that the start-up script demands. */
const region = 'ap-southeast-1'
const userPoolId = `${region}_LocalCloud`
const clientId = 'localcloud1234567890abcdef'
const identityPoolId = `${region}:10ca1c10-0d00-4000-8000-000000000000`
const bucketName = 'local-cloud-assets'

const hosts = {
  userPool: `cognito-idp.${region}.amazonaws.com`,
  identityPool: `cognito-identity.${region}.amazonaws.com`,
  bucket: `${bucketName}.s3.${region}.amazonaws.com`,
} as const

export type ServiceName = keyof typeof hosts | 'receiver'

export interface LocalCloud {
  /** Variables for starting the site. */
  env: Record<string, string>
  /** Chromium's switches that resolve the AWS host names to this machine and trust its certificate. */
  chromiumArgs: string[]
  /** The user pool's client, whose id is part of the cookies' names. */
  clientId: string
  services: Readonly<Record<ServiceName, Service>>
  clock: Clock
  /** Ends all injected faults and resets the clock. */
  recover: () => Promise<void>
  /** Expires all credentials issued so far. */
  expireCredentials: () => void
  /** Signs the pool's one user in, like the console. */
  signIn: () => Promise<Tokens>
  putObject: (key: string, content: string | Buffer) => Promise<void>
  /** The messages that the contact form's receiver holds. */
  messages: () => Record<string, unknown>[]
  stop: () => Promise<void>
}

export interface LocalCloudOptions {
  /** Ports to listen on; free ones unless named. */
  ports?: Partial<Record<ServiceName, number>>
  /** The address to listen on; this machine only unless named. */
  address?: string
}

/**
 * Starts fake servers for the AWS services that the site uses, and a receiver for its contact form. Browsers reach them under the real host
 * names, so that CSP, SDK and URLs are those of production.
 */
export const startLocalCloud = async ({
  ports = {},
  address,
}: LocalCloudOptions = {}): Promise<LocalCloud> => {
  const clock = makeClock()
  const credentials = makeCredentialStore(clock)
  const tls = await makeCertificate(Object.values(hosts))
  const [userPool, bucket] = await Promise.all([
    startUserPool(userPoolId, clientId, clock),
    startBucket(bucketName, credentials, clock),
  ])
  const receiver = makeFormReceiver()
  const secure = { clock, tls, address }
  const services = {
    userPool: await startService({ ...secure, handle: userPool.handle, port: ports.userPool }),
    identityPool: await startService({
      ...secure,
      handle: makeIdentityPool(identityPoolId, credentials),
      port: ports.identityPool,
    }),
    bucket: await startService({ ...secure, handle: bucket.handle, port: ports.bucket }),
    receiver: await startService({ clock, address, handle: receiver.handle, port: ports.receiver }),
  }
  const rules = Object.entries(hosts).map(
    ([name, host]) => `MAP ${host} 127.0.0.1:${services[name as keyof typeof hosts].port}`,
  )
  return {
    env: {
      AWS_REGION: region,
      COGNITO_USER_POOL_ID: userPoolId,
      COGNITO_USER_POOL_CLIENT_ID: clientId,
      COGNITO_IDENTITY_POOL_ID: identityPoolId,
      ASSETS_BUCKET: bucketName,
      GUEST_ACCESS: 'true',
      CONTACT_FORM_URL: `http://127.0.0.1:${services.receiver.port}/messages`,
    },
    chromiumArgs: [
      `--host-resolver-rules=${rules.join(',')}`,
      `--ignore-certificate-errors-spki-list=${tls.fingerprint}`,
    ],
    clientId,
    services,
    clock,
    recover: async () => {
      clock.offset = 0
      await Promise.all(Object.values(services).map((service) => service.inject()))
    },
    expireCredentials: credentials.expireAll,
    signIn: userPool.signIn,
    putObject: bucket.put,
    messages: receiver.records,
    stop: async () => {
      await Promise.all(Object.values(services).map((service) => service.stop()))
      await Promise.all([userPool.stop(), bucket.stop()])
    },
  }
}

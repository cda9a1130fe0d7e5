import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { Clock } from './clock.ts'
import type { CredentialStore } from './credentials.ts'
import { type Answer, type Call, forward, type Handler } from './http.ts'
import { claimOf, isSignedWith } from './signature.ts'

export interface Bucket {
  handle: Handler
  put: (key: string, content: string | Buffer) => Promise<void>
  stop: () => Promise<void>
}

/** Clock skew that the bucket tolerates, in milliseconds. */
const tolerance = 900_000

/** Starts s3rver with one bucket. Checks signatures (version 4) and temporary credentials, which s3rver does not. */
export const startBucket = async (
  name: string,
  credentials: CredentialStore,
  clock: Clock,
): Promise<Bucket> => {
  const directory = await mkdtemp(join(tmpdir(), 'local-cloud-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    resetOnClose: false,
    vhostBuckets: false,
    configureBuckets: [{ name }],
  })
  const { port } = await server.run()
  const url = `http://127.0.0.1:${port}/${name}`
  return {
    handle: (call) => refusal(call, credentials, clock) ?? forward(url + target(call), unsigned(call)),
    put: async (key, content) => {
      const response = await fetch(`${url}/${key}`, {
        method: 'PUT',
        body: new Uint8Array(Buffer.from(content)),
      })
      if (!response.ok) throw new Error(`s3rver: ${await response.text()}`)
    },
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const refuse = (status: number, code: string, message: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
})

/** S3's error for a request that it refuses; `undefined` for one that it accepts. */
const refusal = (call: Call, credentials: CredentialStore, clock: Clock): Answer | undefined => {
  const claim = claimOf(call)
  if (!claim) return refuse(403, 'AccessDenied', 'Access Denied')
  const { accessKeyId, sessionToken, date, expires } = claim
  const known = credentials.find(accessKeyId)
  if (!known) return refuse(403, 'InvalidAccessKeyId', 'The AWS Access Key Id does not exist in our records.')
  const late = clock.now() - date
  if (expires === undefined && !(Math.abs(late) <= tolerance))
    return refuse(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    )
  if (expires !== undefined && !(late <= expires * 1000 && late >= -tolerance))
    return refuse(403, 'AccessDenied', 'Request has expired')
  if (sessionToken !== known.sessionToken)
    return refuse(400, 'InvalidToken', 'The provided token is malformed.')
  if (clock.now() >= known.expiration) return refuse(400, 'ExpiredToken', 'The provided token has expired.')
  if (!isSignedWith(call, known.secret))
    return refuse(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.')
  return ['GET', 'HEAD'].includes(call.method) ? undefined : refuse(403, 'AccessDenied', 'Access Denied')
}

/** Path and query without the signature's parameters. */
const target = ({ url }: Call): string => {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !/^x-amz-/i.test(name)))
  return `${url.pathname}?${query}`
}

const unsigned = (call: Call): Call => ({
  ...call,
  headers: Object.fromEntries(
    Object.entries(call.headers).filter(([name]) => name !== 'authorization' && !name.startsWith('x-amz-')),
  ),
})

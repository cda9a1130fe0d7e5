import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Call } from './http.ts'

/** Who signed a request and when, read from the query of a signed link, else from the headers. */
export interface Claim {
  accessKeyId: string
  sessionToken: string | undefined
  /** Milliseconds since 1970. */
  date: number
  /** Seconds that a signed link is valid; `undefined` for a signed request. */
  expires: number | undefined
}

interface Parsed extends Claim {
  scope: string
  timestamp: string
  signedHeaders: string[]
  signature: string
  payloadHash: string
}

const header = ({ headers }: Call, name: string) => String(headers[name] ?? '')

const parse = (call: Call): Parsed | undefined => {
  const query = call.url.searchParams
  const isLink = query.has('X-Amz-Signature')
  const authorization = header(call, 'authorization')
  if (!isLink && !authorization.startsWith('AWS4-HMAC-SHA256 ')) return undefined
  const fields = new Map(
    authorization
      .slice('AWS4-HMAC-SHA256 '.length)
      .split(/,\s*/)
      .map((part) => part.split('=', 2) as [string, string]),
  )
  const field = (name: string) => (isLink ? query.get(`X-Amz-${name}`) : fields.get(name)) ?? ''
  const timestamp = isLink ? field('Date') : header(call, 'x-amz-date')
  const [accessKeyId = '', ...scope] = field('Credential').split('/')
  return {
    accessKeyId,
    scope: scope.join('/'),
    sessionToken:
      (isLink ? query.get('X-Amz-Security-Token') : header(call, 'x-amz-security-token')) || undefined,
    timestamp,
    date: Date.parse(timestamp.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5')),
    expires: isLink ? Number(field('Expires')) : undefined,
    signedHeaders: field('SignedHeaders').split(';'),
    signature: field('Signature'),
    payloadHash: isLink ? 'UNSIGNED-PAYLOAD' : header(call, 'x-amz-content-sha256'),
  }
}

/** Reads who claims to have signed a request; `undefined` for an unsigned one. */
export const claimOf = (call: Call): Claim | undefined => parse(call)

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** Whether the request as it arrived was signed with this secret, by AWS Signature Version 4 with S3's rules. */
export const isSignedWith = (call: Call, secret: string): boolean => {
  const claim = parse(call)
  if (!claim) return false
  const query = [...call.url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const headers = claim.signedHeaders.map((name) => `${name}:${header(call, name).trim()}\n`).join('')
  const request = [
    call.method,
    call.url.pathname,
    query,
    headers,
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n')
  const hash = createHash('sha256').update(request).digest('hex')
  const text = ['AWS4-HMAC-SHA256', claim.timestamp, claim.scope, hash].join('\n')
  const key = claim.scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const expected = hmac(key, text)
  const given = Buffer.from(claim.signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

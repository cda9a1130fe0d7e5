import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request that has been read to its end. */
export interface Call {
  method: string
  /** Includes the host that the caller requested. */
  url: URL
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

export type Handler = (call: Call) => Answer | Promise<Answer>

/** Passes a call on to a server that speaks plain HTTP. */
export const forward = async (url: string, { method, headers, body }: Call): Promise<Answer> => {
  const { host: _, connection: __, 'content-length': ___, ...rest } = headers
  const response = await fetch(url, {
    method,
    headers: rest as Record<string, string>,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
  const {
    'content-encoding': ____,
    'transfer-encoding': _____,
    ...kept
  } = Object.fromEntries(response.headers)
  return { status: response.status, headers: kept, body: Buffer.from(await response.arrayBuffer()) }
}

export const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

/** Reads a request to its end. */
export const readCall = async (request: IncomingMessage): Promise<Call> => ({
  method: request.method ?? 'GET',
  url: new URL(request.url ?? '/', `https://${request.headers.host}`),
  headers: request.headers,
  body: await buffer(request),
})

/** The AWS action if the request names one, else method and path. */
export const actionOf = ({ method, url, headers }: Call): string => {
  const target = headers['x-amz-target']
  return typeof target === 'string' ? (target.split('.').at(-1) ?? target) : `${method} ${url.pathname}`
}

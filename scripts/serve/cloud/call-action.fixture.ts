import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Service } from './service.ts'

/** Calls an AWS action of a service that has a self-signed certificate. */
export const callAction = async (service: Service, target: string, body: object) => {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; date: string; body: string }>()
  request(
    {
      host: '127.0.0.1',
      port: service.port,
      method: 'POST',
      rejectUnauthorized: false,
      agent: false,
      headers: { 'x-amz-target': target, 'content-type': 'application/x-amz-json-1.1' },
    },
    async (response) =>
      resolve({
        status: response.statusCode ?? 0,
        date: response.headers.date ?? '',
        body: await text(response),
      }),
  )
    .once('error', reject)
    .end(JSON.stringify(body))
  return promise
}

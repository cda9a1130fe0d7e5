import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** One request on a connection of its own: no header beside the given ones and Host, nothing followed or decoded. */
export async function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const sent = request(origin, { path, method, headers, agent: false }).end()
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

/**
 * Writes bytes as they are and reads until the server closes, or says nothing for half a second.
 * @returns the whole answer, latin1; '' when there was none
 */
export function askRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const { promise, resolve } = Promise.withResolvers<string>()
  const chunks: Buffer[] = []
  const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')))
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.setTimeout(500, () => socket.destroy())
  socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  // A reset after the answer is a way of closing.
  socket.on('error', () => {})
  return promise
}

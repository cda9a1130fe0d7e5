import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { connect } from 'node:net'
import { makeCertificate } from '../../scripts/serve/cloud/certificate.ts'
import { listen } from '../../scripts/shared/listen.ts'

/** Responds on behalf of another host. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => void

export interface ForeignHosts {
  /** Port of the proxy through which browsers reach them. */
  readonly port: number
  /** Requested URLs, in order; without the browser's requests to its own vendor, which the proxy refuses. */
  readonly requests: string[]
  readonly stop: () => Promise<void>
}

/** Starts a proxy that connects only to stubs of other hosts, by TLS, so that no request leaves the machine. */
export const serveForeignHosts = async (hosts: Readonly<Record<string, Respond>>): Promise<ForeignHosts> => {
  const requests: string[] = []
  const stubs = createHttps(await makeCertificate(Object.keys(hosts)), (request, response) => {
    const { host = '' } = request.headers
    requests.push(`https://${host}${request.url}`)
    hosts[host]?.(request, response)
  })
  const target = await listen(stubs)
  const proxy = createHttp((_request, response) => response.writeHead(502).end())
  proxy.on('connect', ({ url = '' }: IncomingMessage, client) => {
    const [host = ''] = url.split(':')
    client.on('error', () => {})
    if (!(host in hosts)) return client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    const server = connect(target, 'localhost', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      server.pipe(client).pipe(server)
    })
    server.on('error', () => client.destroy())
    client.on('close', () => server.destroy())
  })
  return {
    port: await listen(proxy),
    requests,
    stop: async () => {
      proxy.close().closeAllConnections()
      stubs.close().closeAllConnections()
    },
  }
}

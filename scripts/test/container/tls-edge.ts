import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttp, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '../../serve/cloud/certificate.ts'
import { listen } from '../../shared/listen.ts'

export interface TlsEdge {
  readonly httpPort: number
  readonly httpsPort: number
  /** The file of the self-signed certificate for localhost, for NODE_EXTRA_CA_CERTS. */
  readonly certificate: string
  readonly stop: () => Promise<void>
}

/** Starts a reverse proxy as in production: TLS on one port, a redirect to it on the other. */
export async function startTlsEdge(target: string): Promise<TlsEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'site-edge-'))
  const certificate = join(folder, 'certificate.pem')
  const tls = await makeCertificate(['localhost'])
  await writeFile(certificate, tls.cert)

  const https = createHttps(tls, (incoming, outgoing) => pass(target, incoming, outgoing))
  const httpsPort = await listen(https)
  const http = createHttp((incoming, outgoing) => {
    outgoing.writeHead(301, { location: `https://localhost:${httpsPort}${incoming.url}` }).end()
  })
  return {
    httpPort: await listen(http),
    httpsPort,
    certificate,
    stop: async () => {
      for (const server of [http, https]) server.close().closeAllConnections()
      await rm(folder, { recursive: true })
    },
  }
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' }
  const { method = 'GET', url = '/' } = incoming
  const onward = request(target, { path: url, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode as number, answer.headers)
    answer.pipe(outgoing)
  })
  incoming.pipe(onward)
}

import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { makeCertificate } from '../../scripts/serve/cloud/certificate.ts'
import { serveNginx } from '../../scripts/serve/nginx.ts'
import { listen } from '../../scripts/shared/listen.ts'
import { recordChanges } from '../support/mutations.ts'
import { moveClock } from '../support/prerendered-day.ts'
import { record } from './recorder.ts'

/** Applies to responses whose URL matches, until it is removed. */
interface Rule {
  readonly pattern: RegExp
  readonly waits?: Promise<void>
  readonly status?: number
  /** Number of times that it answers a URL; by default always. */
  readonly times?: number
}

export interface SiteProxy {
  readonly url: string
  /** Delays responses. @returns a function that releases them */
  readonly hold: (pattern: RegExp) => () => void
  /** Responds with an error. @returns a function that ends this */
  readonly refuse: (pattern: RegExp, status?: number) => () => void
  /** Responds with 404 to the first two requests for each URL. @returns a function that ends this */
  readonly missAtFirst: (pattern: RegExp) => () => void
  /** Moves the clock of pages that are opened from now on to a time in ms. @returns a function that ends this */
  readonly moveClock: (to: number) => () => void
  readonly stop: () => Promise<void>
}

const recorder = '/recorder.js'

/**
 * Serves the built site behind nginx and TLS, as in production: cookies marked Secure are kept, and pages are secure contexts in every
 * engine. Adds a script to each page, before the page's own, that records errors and changes of the document.
 * @param env the site's variables
 */
export const serveSite = async (env: Readonly<Record<string, string>> = {}): Promise<SiteProxy> => {
  const nginx = await serveNginx({ dist: 'dist', env })
  const rules = new Set<Rule>()
  let time: number | undefined
  const requests = new Map<string, number>()
  const apply = (rule: Rule) => {
    rules.add(rule)
    return () => void rules.delete(rule)
  }
  const server = createServer(await makeCertificate(['localhost']), async (incoming, outgoing) => {
    const url = incoming.url ?? '/'
    if (url === recorder)
      return outgoing
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`(${record})();(${recordChanges})()${time === undefined ? '' : `;(${moveClock})(${time})`}`)
    const rule = [...rules].find(({ pattern }) => pattern.test(url))
    await rule?.waits
    const before = requests.get(url) ?? 0
    requests.set(url, before + 1)
    if (rule?.status && before < (rule.times ?? Number.POSITIVE_INFINITY))
      return outgoing.writeHead(rule.status, { 'cache-control': 'no-store' }).end()
    pass(nginx.url, incoming, outgoing)
  })
  const port = await listen(server)
  return {
    url: `https://localhost:${port}`,
    hold: (pattern) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const undo = apply({ pattern, waits: promise })
      return () => {
        undo()
        resolve()
      }
    },
    refuse: (pattern, status = 503) => apply({ pattern, status }),
    moveClock: (to) => {
      time = to
      return () => {
        time = undefined
      }
    },
    missAtFirst: (pattern) => apply({ pattern, status: 404, times: 2 }),
    stop: async () => {
      server.close().closeAllConnections()
      await nginx.stop()
    },
  }
}

const pass = (target: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
  const headers = { ...incoming.headers, 'x-forwarded-proto': 'https', 'accept-encoding': 'identity' }
  const { method = 'GET', url = '/' } = incoming
  const onward = request(target, { path: url, method, headers }, async (answer) => {
    const { 'content-length': length, ...kept } = answer.headers
    if (!kept['content-type']?.startsWith('text/html'))
      return answer.pipe(outgoing.writeHead(answer.statusCode as number, answer.headers))
    const html = await buffer(answer)
    const head = html.indexOf('<head>') + '<head>'.length
    outgoing.writeHead(answer.statusCode as number, kept)
    outgoing.write(html.subarray(0, head))
    outgoing.write(`<script src="${recorder}"></script>`)
    outgoing.end(html.subarray(head))
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}

import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '../../scripts/shared/listen.ts'

/** The first start of a tag in each of `count` equal parts. */
const cuts = (text: Buffer, count: number) =>
  Array.from({ length: count }, (_, part) => text.indexOf('<', Math.floor((text.length / count) * part)))

/**
 * Proxies a site and sends its documents like a slow connection: the head at once, then the body in pieces, far enough apart for the
 * browser to paint each.
 * @param site its URL
 * @param pieces number of pieces of the body, each of which ends before a tag
 * @param interval between two pieces, in ms
 */
export const serveSlowly = async (site: string, pieces = 60, interval = 25) => {
  const server = createServer(async ({ url, headers }, response) => {
    const isDocument = headers.accept?.startsWith('text/html')
    const answer = await fetch(new URL(url ?? '/', site), {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const content = Buffer.from(await answer.arrayBuffer())
    if (!isDocument) return response.end(content)
    const body = content.indexOf('<body')
    response.write(content.subarray(0, body))
    const ends = [...cuts(content.subarray(body), pieces).map((cut) => body + cut), content.length]
    for (const [index, end] of ends.entries()) {
      response.write(content.subarray(ends[index - 1] ?? body, end))
      await pause(interval)
    }
    response.end()
  })
  const port = await listen(server)
  return { url: `http://localhost:${port}`, stop: () => server.close().closeAllConnections() }
}

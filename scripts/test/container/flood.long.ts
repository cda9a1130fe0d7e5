import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask } from '../../fixtures/client.ts'
import { peakMemory, startSiteOnHost, workersOf } from './site-container.ts'

/** Limit of hardened containers (site-container.ts). */
const memoryLimit = 160
/** client_header_timeout (limits.conf) with a margin for a busy machine, in ms. */
const longestSilence = 10_000 + 10_000

/** Opens connections that never finish their headers. @returns the sockets, once each has sent its bytes or was refused */
const openFlood = (url: string, connections: number, bytes: number): Promise<Socket[]> => {
  const { hostname, port } = new URL(url)
  const lines = Array.from(
    { length: Math.ceil(bytes / 4000) },
    (_, line) => `X-${line}: ${'a'.repeat(3990)}\r\n`,
  )
  const head = `GET /services HTTP/1.1\r\nHost: a\r\n${lines.join('')}`.slice(0, bytes)
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      const refused = once(socket, 'close')
      const sent = new Promise((resolve) => socket.write(head, resolve))
      await Promise.race([refused, sent, delay(5000)])
      return socket.resume()
    }),
  )
}

/** Returns the time until the server answers a page again, in ms. */
const silence = async (url: string): Promise<number> => {
  const started = performance.now()
  while (performance.now() - started < longestSilence) {
    const answer = await fetch(`${url}/services`, { signal: AbortSignal.timeout(1000) }).catch(
      () => undefined,
    )
    if (answer?.status === 200) break
    await delay(200)
  }
  return performance.now() - started
}

test.each([
  ['large', 4000, 23_000],
  ['larger than the limit', 4000, 39_000],
  ['small', 6000, 100],
])(
  'a flood of unfinished headers, %s: no worker dies, and pages come again when it ends',
  async (what, connections, bytes) => {
    const site = await startSiteOnHost({ env: { NGINX_WORKER_PROCESSES: '2' } })
    const before = await workersOf(site)
    const sockets = await openFlood(site.url, connections, bytes)
    const silent = await silence(site.url)
    for (const socket of sockets) socket.destroy()
    const memory = (await peakMemory(site)) / 2 ** 20
    console.log(
      `${connections} connections with ${bytes} bytes of headers, ${what}: ${(silent / 1000).toFixed(1)} s without an answer, memory ${memory.toFixed(0)} MiB at most`,
    )
    expect(await workersOf(site)).toEqual(before)
    expect(memory).toBeLessThan(memoryLimit)
    expect(silent).toBeLessThan(longestSilence)
    expect((await ask(site.url, '/services')).status).toBe(200)
    await site.remove()
  },
)

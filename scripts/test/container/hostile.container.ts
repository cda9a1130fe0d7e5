import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, askRaw } from '../../fixtures/client.ts'
import { problemsOf } from '../../fixtures/hostile/problems.ts'
import { hostileRequests } from '../../fixtures/hostile/requests.ts'
import { dockerResult } from './docker.ts'
import { type SiteContainer, startSite } from './site-container.ts'

let site: SiteContainer
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.remove())

test(`${hostileRequests.length} hostile requests get the right answers`, async () => {
  console.log(`on ${await site.exec('sh', '-c', 'nginx -v 2>&1')}`)
  const problems: string[] = []
  for (const request of hostileRequests)
    for (const problem of problemsOf(await askRaw(site.url, request.bytes), request))
      problems.push(`${request.title}: ${problem}`)
  expect(problems).toEqual([])
  await expect.poll(() => ask(site.url, '/healthz').then(({ status }) => status)).toBe(200)
})

test('every line of the log is JSON of 4 KiB at most, whatever was requested', async () => {
  const { stdout } = await dockerResult('logs', site.id)
  const lines = stdout.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(100)
  for (const line of lines) {
    expect(JSON.parse(line)).toHaveProperty('status')
    expect(Buffer.byteLength(`${line}\n`)).toBeLessThanOrEqual(4096)
  }
})

test('slow clients are cut off, and others do not notice them', async () => {
  const { hostname, port } = new URL(site.url)
  const started = performance.now()
  let cutOff = 0
  const slow = Array.from({ length: 200 }, async (_, index) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.resume()
    // Half send a byte a second, half nothing more: neither outlasts the time limit for a complete header.
    socket.write('GET /services HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    const drip = index % 2 ? setInterval(() => socket.write('a'), 1000) : undefined
    await once(socket, 'close')
    cutOff++
    clearInterval(drip)
    return performance.now() - started
  })
  const quick = await Promise.all(Array.from({ length: 20 }, () => ask(site.url, '/services')))
  expect(quick.map(({ status }) => status)).toEqual(quick.map(() => 200))
  expect(cutOff, 'clients that were cut off before the others had their answers').toBe(0)
  for (const after of await Promise.all(slow)) expect(after).toBeGreaterThan(8000)
})

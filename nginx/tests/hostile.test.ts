import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askRaw } from './client.ts'
import { hostileRequests } from './hostile-requests.ts'
import { nginxOverFixture } from './server.ts'

const { get, nginx } = nginxOverFixture()

test.each(hostileRequests)('$title → $expected', async ({ bytes, expected }) => {
  const started = performance.now()
  const answer = await askRaw(nginx().url, bytes)
  const [head = ''] = answer.split('\r\n\r\n')
  // HTTP/0.9 is answered with the body alone.
  const status = answer === '' ? 0 : Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 200)
  expect(status).toBe(expected)
  expect(answer.match(/^HTTP\/1\.1 [2-5]/gm)?.length ?? 0, 'answers').toBeLessThan(2)
  expect(head).not.toMatch(/^X-Injected|evil\.example:|^Location: (?!\/[^/\\])/im)
  expect(answer).not.toMatch(/root:|\[core\]|SECRET|secret=1|script-src.*\nmap/)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('the server is as before, and every line of its log is JSON in UTF-8', async () => {
  await get('/services', { 'x-request-id': 'from-the-proxy-0001' })
  await delay(1200)
  const decoded = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(await nginx().accessLog()))
  const lines = decoded.trimEnd().split('\n')
  const entries = lines.map((line) => JSON.parse(line))
  expect(entries.length).toBeGreaterThan(hostileRequests.length * 0.9)
  for (const entry of entries) {
    expect(Object.keys(entry)).toEqual(Object.keys(entries[0]))
    expect(entry.id).toMatch(/^[\w-]{16,64}$/)
  }
  expect(entries.some(({ user_agent }) => user_agent === '(not ASCII)')).toBe(true)
  expect(entries.filter(({ id }) => id === 'from-the-proxy-0001').length).toBe(1)
  expect(await nginx().errorLog()).not.toMatch(/\[(alert|crit|emerg)\]/)
})

import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { askRaw } from '../../scripts/fixtures/client.ts'
import { problemsOf } from '../../scripts/fixtures/hostile/problems.ts'
import { hostileRequests } from '../../scripts/fixtures/hostile/requests.ts'
import { nginxVersion } from '../../scripts/serve/nginx.ts'
import { nginxOverFixture } from './server.ts'

const { get, nginx } = nginxOverFixture()

describe(nginxVersion(), () => {
  test.each(hostileRequests)('$title → $expected', async (request) => {
    expect(problemsOf(await askRaw(nginx().url, request.bytes), request)).toEqual([])
  })
})

test('problems of a response are found', () => {
  const answer = (head: string) =>
    problemsOf(`HTTP/1.1 301 x\r\n${head}\r\n\r\n`, { title: '', bytes: '', expected: 301 })
  expect(answer('Location: /services')).toEqual([])
  expect(answer('Location: /')).toEqual([])
  for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example/'])
    expect(answer(`Location: ${target}`), target).toEqual(['a redirect to another host'])
  expect(answer('X-Injected: 1')).toEqual(['a header of the client'])
  expect(problemsOf('', { title: '', bytes: '', expected: 404 })).toEqual(['status 0 instead of 404'])
  expect(problemsOf('', { title: '', bytes: '', expected: [200, 400] })).toEqual([
    'status 0 instead of 200 or 400',
  ])
})

test('the server is as before, and every line of its log is JSON in UTF-8', async () => {
  await get('/services', { 'x-request-id': 'from-the-proxy-0001' })
  await delay(1200)
  const decoded = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(await nginx().accessLog()))
  const lines = decoded.trimEnd().split('\n')
  const logged = lines.map((line) => JSON.parse(line))
  expect(logged.length).toBeGreaterThan(hostileRequests.length * 0.9)
  for (const line of logged) {
    expect(Object.keys(line)).toEqual(Object.keys(logged[0]))
    expect([line.connection, line.request].every(Number.isInteger)).toBe(true)
  }
  expect(logged.some(({ user_agent }) => user_agent === '(not ASCII)')).toBe(true)
  expect(logged.map(({ id }) => id).filter(Boolean)).toEqual(['from-the-proxy-0001'])
  expect(await nginx().errorLog()).not.toMatch(/\[(alert|crit|emerg)\]/)
})

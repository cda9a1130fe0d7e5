import { describe, expect, test } from 'vitest'
import { askRaw } from '../../scripts/fixtures/client.ts'
import { problemsOf } from '../../scripts/fixtures/hostile/problems.ts'
import { hostileRequests } from '../../scripts/fixtures/hostile/requests.ts'
import { nginxVersion } from '../../scripts/serve/nginx.ts'
import { nginxOverFixture } from './server.ts'

// Uses one worker, since several would write their lines at different times.
const { get, nginx } = nginxOverFixture({ NGINX_WORKER_PROCESSES: '1' })

/** Sends a marker request and reads the log once its line is there; nginx writes lines every second. */
const linesUpTo = async (path: string, headers = {}) => {
  await get(path, headers)
  await expect.poll(nginx().accessLog).toContain(path)
  const log = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(await nginx().accessLog()))
  return log.trimEnd().split('\n')
}

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

test('a line of the log is short enough for a pipe to take whole, so that lines of several workers do not mix', async () => {
  for (const line of await linesUpTo('/services?after-all-of-them'))
    expect(Buffer.byteLength(`${line}\n`), line).toBeLessThanOrEqual(4096)
})

test('the log has long fields of a usual request whole, and the beginning of any other', async () => {
  const long = (length: number) => `/services?${'a'.repeat(length - '/services?'.length)}`
  await get(long(1500))
  await get(long(1501), { 'user-agent': '"'.repeat(385), referer: 'b'.repeat(512) })
  const logged = (await linesUpTo('/services?after-both')).map((line) => JSON.parse(line))
  expect(logged).toContainEqual(expect.objectContaining({ uri: long(1500) }))
  expect(logged.find(({ uri }) => uri === `${long(512)}…`)).toMatchObject({
    user_agent: `${'"'.repeat(384)}…`,
    referer: 'b'.repeat(512),
  })
})

test('the longest line with fields as they are fits, whatever the proxy adds', async () => {
  const request = 'GET /services?longest HTTP/1.1'
  const fields = `${request}localhost`.length
  // The limit of the log's map; JSON escapes each quotation mark as two characters.
  const agent = '"'.repeat(1779 - fields)
  const added = `X-Request-Id: ${'d'.repeat(64)}\r\nTraceparent: ${trace()}\r\n`
  await askRaw(
    nginx().url,
    `${request}\r\nHost: localhost\r\nUser-Agent: ${agent}\r\n${added}Connection: close\r\n\r\n`,
  )
  const line = (await linesUpTo('/services?after-the-longest')).find((one) => one.includes('?longest')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ user_agent: agent, id: 'd'.repeat(64), trace: 'b'.repeat(32) })
  // Leaves room for an IPv6 address and counters of maximum length, which are short in this line
  const longer = 39 + 3 * 20
  expect(Buffer.byteLength(`${line}\n`) + longer).toBeLessThanOrEqual(4096)
})

const trace = ({ version = '00', id = 'b'.repeat(32), parent = 'c'.repeat(16), flags = '01' } = {}) =>
  `${version}-${id}-${parent}-${flags}`

test.each([
  ['as the W3C writes it', trace(), 'b'.repeat(32)],
  ['not sampled', trace({ flags: '00' }), 'b'.repeat(32)],
  ['of zeros', trace({ id: '0'.repeat(32) }), ''],
  ['of a parent of zeros', trace({ parent: '0'.repeat(16) }), ''],
  ['in capitals', trace({ id: 'B'.repeat(32) }), ''],
  ['too short', trace({ id: 'b'.repeat(31) }), ''],
  ['too long', trace({ id: 'b'.repeat(33) }), ''],
  ['of another version', trace({ version: 'ff' }), ''],
  ['with more after it', `${trace()}-x`, ''],
  ['with quotation marks', trace({ id: `${'b'.repeat(31)}"` }), ''],
  ['twice', `${trace()}, ${trace({ id: 'd'.repeat(32) })}`, ''],
  ['of thousands of characters', 'a'.repeat(4000), ''],
  ['of bytes that are not UTF-8', Buffer.from([0xff, 0xfe]).toString('latin1'), ''],
])('a trace id %s is logged as it should', async (title, traceparent, expected) => {
  const path = `/services?trace=${encodeURIComponent(title)}`
  const lines = await linesUpTo(path, { traceparent })
  const line = lines.map((one) => JSON.parse(one)).find(({ uri }) => uri === path)
  expect(line?.trace).toBe(expected)
})

test('the server still works as before, and every line of its log is JSON in UTF-8', async () => {
  const lines = await linesUpTo('/services?with-an-id', { 'x-request-id': 'from-the-proxy-0001' })
  const logged = lines.map((line) => JSON.parse(line))
  expect(logged.length).toBeGreaterThan(hostileRequests.length * 0.9)
  for (const line of logged) {
    expect(Object.keys(line)).toEqual(Object.keys(logged[0]))
    expect([line.connection, line.request].every(Number.isInteger)).toBe(true)
  }
  expect(logged.some(({ user_agent }) => user_agent === '(not printable)')).toBe(true)
  expect(logged.map(({ id }) => id).filter(Boolean)).toEqual([
    'a'.repeat(64),
    'd'.repeat(64),
    'from-the-proxy-0001',
  ])
  expect(await nginx().errorLog()).not.toMatch(/\[(alert|crit|emerg)\]/)
})

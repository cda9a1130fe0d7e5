import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { styleHashOf } from '../../scripts/fixtures/fixture.ts'
import { nginxOverFixture } from './server.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const figure = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

/** Sends requests whose announced body never follows, so that all are in progress at once. @returns how many got each status */
async function statusesOf(url: string, count: number): Promise<Record<string, number>> {
  const { hostname, port } = new URL(url)
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname))
  const statuses = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<string>((resolve, reject) => {
          socket.once('data', (data) => resolve(data.toString('latin1').slice(9, 12)))
          socket.once('error', reject)
          socket.write('GET /services HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n')
        }),
    ),
  )
  for (const socket of sockets) socket.destroy()
  return Object.fromEntries(
    Object.entries(Object.groupBy(statuses, (status) => status)).map(([status, list = []]) => [
      status,
      list.length,
    ]),
  )
}

describe('where no proxy is trusted', () => {
  const { nginx } = nginxOverFixture()

  test('one address has at most 512 requests in progress', async () => {
    expect(await statusesOf(nginx().url, 600)).toEqual({ 200: 512, 429: 88 })
  })
})

describe('behind a proxy', () => {
  const { nginx } = nginxOverFixture({ TRUSTED_PROXIES: '127.0.0.0/8,::1' })

  test('requests from the proxy’s address are not limited', async () => {
    expect(await statusesOf(nginx().url, 600)).toEqual({ 200: 600 })
  })
})

test('what all connections may hold fits the memory of Compose and of a pod', () => {
  const conf = read('nginx/nginx.conf')
  const limits = read('nginx/snippets/limits.conf')
  const connections = figure(conf, /worker_connections (\d+)/)
  const buffers = figure(limits, /large_client_header_buffers (\d+) \d+k/)
  const size = figure(limits, /large_client_header_buffers \d+ (\d+)k/)
  const needed = 24 + (2 * connections * (6 + buffers * size)) / 1024
  expect(figure(conf, /worker_rlimit_nofile (\d+)/)).toBeGreaterThanOrEqual(2 * connections)
  expect(limits).toContain(`are ${needed} MiB with 2 workers`)
  const compose = parse(read('docker-compose.yml')).services.site.mem_limit
  const pod = parse(read('deploy/kubernetes/base/deployment.yaml')).spec.template.spec
  for (const memory of [compose, pod.containers[0].resources.limits.memory])
    expect(Number.parseInt(memory, 10)).toBeGreaterThan(needed)
})

describe('cookies', () => {
  const { get } = nginxOverFixture()
  const cookies = (bytes: number) => ({ cookie: `a=${'x'.repeat(bytes)}`, 'user-agent': 'x'.repeat(500) })

  test('of 10 KB pass, beside a long address', async () => {
    expect(await get(`/services?${'x'.repeat(7000)}`, cookies(10_240))).toMatchObject({ status: 200 })
  })

  test.each([
    ['/services', 'too many cookies'],
    ['/th/services/rack?a=1', 'คุกกี้มากเกินไป'],
    ['/assets/tiny-Ab3dExyz.js', 'too many cookies'],
  ])('that are too large get a page of their own: %s', async (path, title) => {
    const { status, headers, body } = await get(path, { ...cookies(13_000), 'accept-encoding': 'br' })
    expect(status).toBe(431)
    expect(body.toString()).toContain(`<title>${title}</title>`)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining(`script-src '${styleHashOf('script')}'`),
    })
    expect(headers['content-security-policy']).toContain(
      styleHashOf(path.startsWith('/th') ? '/th/431.html' : '/431.html'),
    )
    expect(headers).not.toHaveProperty('content-encoding')
  })

  test.each(['/431', '/431.html', '/th/431'])('their page has no address: %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404 })
  })
})

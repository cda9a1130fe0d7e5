import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askRaw } from '../../scripts/fixtures/client.ts'
import { textsVersion } from '../../scripts/fixtures/fixture.ts'
import { hostileRequests } from '../../scripts/fixtures/hostile/requests.ts'
import { onPath } from '../../scripts/shared/debian.ts'
import { freePort } from '../../scripts/shared/free-port.ts'
import { answering } from './answering.ts'
import { nginxOverFixture } from './server.ts'

const progs = join(import.meta.dirname, '../../deploy/kubernetes/components/request-metrics')

/** A metric with its labels → its value. */
const samplesIn = (text: string) =>
  new Map(
    [...text.matchAll(/^(site_\w+(?:\{.*\})?) (\S+)$/gm)].map(([, name, value]) => [
      name as string,
      Number(value),
    ]),
  )

describe.skipIf(!onPath('mtail'))('mtail counts the requests that nginx answers', async () => {
  const [logPort, port] = [await freePort(), await freePort()]
  const { get, nginx } = nginxOverFixture({ REQUEST_LOG_PORT: `${logPort}` })
  const metrics = async () => samplesIn(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
  const requests = async (kind: string, status: number) =>
    (await metrics()).get(`site_http_requests_total{kind="${kind}",status="${status}"}`) ?? 0

  let mtail: ChildProcess
  beforeAll(async () => {
    // Version 3.0 of Debian 12 reads one datagram for each of these intervals; later ones read them as they come.
    const poll = '--poll_interval=1ms'
    const options = [
      poll,
      '--logtostderr',
      '--emit_prog_label=false',
      '--address=127.0.0.1',
      `--port=${port}`,
    ]
    mtail = spawn('mtail', [...options, `--progs=${progs}`, `--logs=udp://127.0.0.1:${logPort}`], {
      stdio: 'ignore',
    })
    await answering(`http://127.0.0.1:${port}/metrics`)
  })
  afterAll(async () => {
    mtail.kill()
    await once(mtail, 'exit')
  })

  test('by kind and status, with duration and size', async () => {
    for (const path of ['/', '/services', '/th']) await get(path)
    await get('/th/nope')
    await get('/assets/index-Ab3_-xYz.js')
    await get('/assets/gone-Ab3_-xYz.js')
    await get(`/assets/${textsVersion}/locales/en/common.json`)
    await get('/config.js')
    await get('/services/')
    await get('/', {}, 'POST')
    await get('/healthz')
    await expect.poll(() => requests('other', 405)).toBe(1)
    expect(await requests('page', 200)).toBe(3)
    expect(await requests('page', 404)).toBe(1)
    expect(await requests('asset', 200)).toBe(1)
    expect(await requests('asset', 404)).toBe(1)
    expect(await requests('texts', 200)).toBe(1)
    expect(await requests('configuration', 200)).toBe(1)
    expect(await requests('other', 301)).toBe(1)

    const now = await metrics()
    const bucket = (le: string) =>
      now.get(`site_http_request_duration_seconds_bucket{kind="page",le="${le}"}`)
    expect([bucket('1'), bucket('+Inf')]).toEqual([4, 4])
    expect(now.get('site_http_response_bytes_total{kind="page"}')).toBeGreaterThan(1000)
    const health = [...now.keys()].filter((name) => name.includes('requests_total'))
    expect(health.length).toBe(8)
  })

  test('whatever was requested, no label but the known ones', async () => {
    for (const { bytes } of hostileRequests) await askRaw(nginx().url, bytes)
    await get('/services?after-all')
    await expect.poll(() => requests('page', 200)).toBeGreaterThan(3)
    const kinds = [...(await metrics()).keys()].flatMap((name) => /kind="(\w*)"/.exec(name)?.[1] ?? [])
    expect(new Set(kinds)).toEqual(new Set(['page', 'asset', 'texts', 'configuration', 'other']))
  })
})

describe('an exporter that is gone', async () => {
  const { get, nginx } = nginxOverFixture({ REQUEST_LOG_PORT: `${await freePort()}` })

  test('costs no answer and no line of the access log', async () => {
    for (let request = 0; request < 20; request++)
      expect((await get(`/services?${request}`)).status).toBe(200)
    await expect.poll(nginx().accessLog).toContain('/services?19')
    expect(await nginx().errorLog()).toContain('send() to syslog failed')
  })
})

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Fixture, writeFixture } from '../fixtures/fixture.ts'
import { serveNginx } from './nginx.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await writeFixture()
})
afterAll(() => fixture.remove())

// A separate folder, because other tests start servers at the same time.
let temporary: string
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'serve-test-'))
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true, force: true })
})

test('several run side by side, each with its own environment, and stop without a trace', async () => {
  const environments: Record<string, string>[] = [
    { META_PIXEL_ID: '1111111111' },
    { META_PIXEL_ID: '2222222222' },
    {},
  ]
  const servers = await Promise.all(environments.map((env) => serveNginx({ ...fixture, env })))
  const configs = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/config.js`)).text()))
  expect(configs.map((text) => /"META_PIXEL_ID":"(\d+)"/.exec(text)?.[1])).toEqual([
    '1111111111',
    '2222222222',
    undefined,
  ])
  await Promise.all(servers.map((server) => server.stop()))
  for (const { url, pid } of servers) {
    await expect(fetch(url)).rejects.toThrow()
    expect(() => process.kill(pid, 0)).toThrow()
  }
  expect(readdirSync(temporary)).toEqual([])
})

test('a bad value is reported by the script’s own message', async () => {
  await expect(serveNginx({ ...fixture, env: { GTM_ID: 'x' } })).rejects.toThrow('error: GTM_ID must be')
})

test('a taken port is reported by nginx’s own message', async () => {
  const first = await serveNginx(fixture)
  onTestFinished(first.stop)
  const port = Number(new URL(first.url).port)
  await expect(serveNginx({ ...fixture, port })).rejects.toThrow('Address already in use')
})

test('a build without facts is not served', async () => {
  await expect(serveNginx({ dist: fixture.dist })).rejects.toThrow('site.conf')
})

/** @module-tag slow */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageOfKind } from '../../src/catalogue/some-page.fixture.ts'
import { palette } from '../../src/styles/tokens.ts'
import { readSources } from '../content/sources.ts'

let server: ViteDevServer
let cacheDir: string

beforeAll(async () => {
  vi.stubEnv('VITEST', '')
  // A developer's shell may export these, both of which the container rejects.
  vi.stubEnv('AWS_SESSION_TOKEN', 'secret')
  vi.stubEnv('PORT', '8081')
  // Another test uses Vite's default cache folder, which a server in a different mode empties.
  cacheDir = await mkdtemp(join(tmpdir(), 'vite-'))
  server = await createServer({ cacheDir, server: { port: 0, hmr: false }, logLevel: 'silent' })
  await server.listen()
})
afterAll(async () => {
  await server.close()
  await rm(cacheDir, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

const get = async (path: string) => {
  const response = await fetch(new URL(path, server.resolvedUrls?.local[0]))
  return { status: response.status, body: await response.text() }
}

const service = pageOfKind('service').path

test('the development server sends a page in its language', async () => {
  expect((await get(service)).body).toContain('<html lang="en"')
  expect((await get(`/th${service}`)).body).toContain('<html lang="th"')
})

test('it sends the gallery instead of the site at its address', async () => {
  for (const path of ['/gallery', '/th/gallery']) expect((await get(path)).body).toContain('gallery/main.tsx')
  expect((await get('/')).body).not.toContain('gallery')
})

test('it sends a page with the colours of the tokens', async () => {
  expect((await get('/')).body).toContain(`<meta name="theme-color" content="${palette.ground}" />`)
})

test('it has every icon and the manifest that a page names', async () => {
  const { body } = await get('/')
  const named = [...body.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)]
  expect(named.length).toBeGreaterThan(2)
  for (const [, href = ''] of named) expect((await get(href)).status, href).toBe(200)
})

test('it answers what the build and the start-up script would have written', async () => {
  expect((await get('/config.js')).body).toContain('__APP_CONFIG__')
  const { status, body } = await get('/locales/th/common.json')
  expect(status).toBe(200)
  const { label } = readSources('th').get('pages/privacy') as unknown as { label: string }
  expect(JSON.parse(body).labels.privacy).toBe(label)
})

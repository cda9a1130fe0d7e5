import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../shared/free-port.ts'
import { siteServer } from './site-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-server-'))
const files = {
  'dist/index.html': 'home',
  'dist/th.html': 'home th',
  'dist/services.html': 'services',
  'dist/services/nutanix.html': 'nutanix',
  'dist/404.html': 'not found',
  'dist/th/404.html': 'not found th',
  'dist/assets/a.js': 'script',
  'dist/assets/a.css': 'style',
  'dist/downloads/a.csv': 'table',
  'run/www/config.js': 'config',
  'secret.txt': 'secret',
}

let server: PreviewServer
let port: number

beforeAll(async () => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  port = await freePort()
  const plugins = [siteServer(join(folder, 'dist'), join(folder, 'run'))]
  server = await preview({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins,
    preview: { port, strictPort: true },
  })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Asks for a path exactly as written, which fetch would normalise. */
const get = (path: string) =>
  new Promise<{ status: number; location: string; type: string; body: string }>((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path }, async (response) => {
      const { location = '', 'content-type': type = '' } = response.headers
      const body = (await response.toArray()).join('')
      resolve({ status: response.statusCode as number, location, type, body })
    })
    asked.on('error', reject)
    asked.end()
  })

describe("Vite's preview server with nginx's addresses", () => {
  it.each([
    ['/', 'home'],
    ['/th', 'home th'],
    ['/services', 'services'],
    ['/services/nutanix?a=1', 'nutanix'],
    ['/assets/a.js', 'script'],
    ['/config.js', 'config'],
  ])('answers %s with its file', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 200, body })
  })

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/a.js', 'text/javascript; charset=utf-8'],
    ['/assets/a.css', 'text/css; charset=utf-8'],
    ['/downloads/a.csv', 'text/csv; charset=utf-8'],
  ])('says that %s is %s', async (path, type) => {
    expect((await get(path)).type).toBe(type)
  })

  it.each([
    ['/services/', '/services'],
    ['/services.html?a=1', '/services?a=1'],
    ['/services/index.html', '/services'],
    ['/services/nutanix/', '/services/nutanix'],
    ['/th/', '/th'],
    ['/index.html', '/'],
  ])('sends %s to %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 301, location })
  })

  it.each([
    ['/nope', 'not found'],
    ['/404', 'not found'],
    ['/th/nope', 'not found th'],
    ['/thai', 'not found'],
    ['/..%2fsecret.txt', 'not found'],
    ['/%2e%2e/secret.txt', 'not found'],
    ['/assets/%2e%2e/%2e%2e/secret.txt', 'not found'],
    ['/%zz', 'not found'],
    ['/%00', 'not found'],
  ])('does not find %s, in its language', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 404, body })
  })
})

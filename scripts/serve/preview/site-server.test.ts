import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, writeFixture } from '../../fixtures/fixture.ts'
import { previewFixture, type RunningPreview } from '../../fixtures/preview-fixture.ts'

const files = {
  'index.html': 'home',
  'th.html': 'home th',
  'services.html': 'services',
  'services/rack.html': 'rack',
  '404.html': 'not found',
  'th/404.html': 'not found th',
  'assets/a.js': 'script',
  'assets/a.css': 'style',
  'downloads/a.csv': 'table',
}

let fixture: Fixture
let server: RunningPreview
let port: number

beforeAll(async () => {
  fixture = await writeFixture(files)
  server = await previewFixture(fixture)
  port = server.port
  await writeFile(join(server.runDir, 'www/config.js'), 'config')
  await writeFile(join(fixture.dist, '../secret.txt'), 'secret')
})

afterAll(async () => {
  await server?.stop()
  await fixture?.remove()
})

/** Requests a path exactly as written; fetch would normalise it. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{
    status: number
    location: string
    type: string
    encoding: string | undefined
    body: string
  }>((resolve, reject) => {
    const sentRequest = request({ host: 'localhost', port, path, headers }, async (response) => {
      const { location = '', 'content-type': type = '', 'content-encoding': encoding } = response.headers
      const body = (await response.toArray()).join('')
      resolve({ status: response.statusCode as number, location, type, encoding, body })
    })
    sentRequest.on('error', reject)
    sentRequest.end()
  })

describe("Vite's preview server with nginx's addresses", () => {
  it.each([
    ['/', 'home'],
    ['/th', 'home th'],
    ['/services', 'services'],
    ['/services/rack?a=1', 'rack'],
    ['/assets/a.js', 'script'],
    ['/config.js', 'config'],
  ])('answers %s with its file', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 200, body })
  })

  it.each([
    ['/', 200, 'home'],
    ['/assets/a.js', 200, 'script'],
    ['/nothing', 404, 'not found'],
  ])(
    'answers %s uncompressed, and says so, to browsers that could have it compressed',
    async (path, status, body) => {
      const answer = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
      expect(answer).toMatchObject({ status, encoding: undefined, body })
    },
  )

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
    ['/services/rack/', '/services/rack'],
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

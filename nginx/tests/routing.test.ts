import { describe, expect, test } from 'vitest'
import { askRaw } from '../../scripts/fixtures/client.ts'
import { fixtureFiles, textsVersion } from '../../scripts/fixtures/fixture.ts'
import { nginxOverFixture } from './server.ts'

const { get, nginx } = nginxOverFixture()

describe('pages', () => {
  test.each([
    ['/', 'index.html'],
    ['/th', 'th.html'],
    ['/services', 'services.html'],
    ['/services/rack', 'services/rack.html'],
    ['/th/services/rack?utm_source=x', 'th/services/rack.html'],
  ])('%s is %s', async (path, file) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body.toString()).toBe(fixtureFiles[file])
  })

  test.each([
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/services.html/', '/services'],
    ['/services/index.html', '/services'],
    ['/services/index', '/services'],
    ['/services/rack/?a=1&b=%20', '/services/rack?a=1&b=%20'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['/th/', '/th'],
    ['/th.html', '/th'],
    ['/th/index.html', '/th'],
    ['//services//', '/services'],
    ['//services', '/services'],
    ['//services?a=//b', '/services?a=//b'],
    ['/services//rack', '/services/rack'],
    ['/services%2Frack', '/services/rack'],
    ['/%2fservices', '/services'],
    ['/%73ervices', '/services'],
    ['/services/../services', '/services'],
    ['/./services', '/services'],
    ['//', '/'],
    ['/%2f', '/'],
    ['//.well-known/security.txt', '/.well-known/security.txt'],
    ['/assets//index-Ab3_-xYz.js', '/assets/index-Ab3_-xYz.js'],
    ['/about', '/services'],
    ['/about/?a=1', '/services?a=1'],
    ['/th/about', '/th/services/rack'],
  ])('%s moved for good to %s', async (path, location) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([301, location])
    expect(headers['cache-control']).toBe('private, max-age=3600')
  })
})

describe('what does not exist', () => {
  test.each([
    ['/nope', '404.html'],
    ['/services/nope', '404.html'],
    ['/nope/', '404.html'],
    ['/th/nope/index.html', 'th/404.html'],
    ['//evil.example', '404.html'],
    ['/%2f/evil.example//', '404.html'],
    ['/nope.js', '404.html'],
    ['/assets', '404.html'],
    ['/thailand', '404.html'],
    ['/th/nope', 'th/404.html'],
    ['/th/nope.png', 'th/404.html'],
    ['/404', '404.html'],
    ['/404.html', '404.html'],
    ['/th/404', 'th/404.html'],
    ['/id/services', '404.html'],
    ['/br/services', '404.html'],
    ['/run/www/config.js', '404.html'],
    ['/nginx.conf', '404.html'],
    ['/.env', '404.html'],
    ['/.git/config', '404.html'],
  ])('%s answers 404 with %s', async (path, file) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toBe(fixtureFiles[file])
  })
})

test.each([
  '/assets/index-00000000.js',
  '/assets/index-Ab3_-xYz.js.map',
  '/assets/fedcba9876543210/locales/en/common.json',
  '/assets/.env',
])('%s answers 404 in few bytes, and is kept nowhere', async (path) => {
  const { status, headers, body } = await get(path)
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([
    404,
    'no-store',
    'text/plain; charset=utf-8',
  ])
  expect(body.toString()).toBe('not found\n')
})

describe('files', () => {
  test.each([
    ['/assets/index-Ab3_-xYz.js', 'text/javascript; charset=utf-8'],
    ['/assets/sans-0a1B2c3D.woff2', 'font/woff2'],
    [`/assets/${textsVersion}/locales/en/common.json`, 'application/json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/social.png', 'image/png'],
    ['/terms.pdf', 'application/pdf'],
    ['/downloads/matrix.csv', 'text/csv; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(body).toEqual(Buffer.from(fixtureFiles[path.slice(1)] as string))
  })

  test('a document is fetched in pieces, a page is not', async () => {
    const piece = await get('/terms.pdf', { range: 'bytes=10-19' })
    expect([piece.status, piece.headers['content-range']]).toEqual([206, 'bytes 10-19/5000'])
    expect(piece.body).toEqual((fixtureFiles['terms.pdf'] as Buffer).subarray(10, 20))
    expect((await get('/', { range: 'bytes=10-19' })).status).toBe(200)
  })

  test('pieces beyond the end are refused with the headers of a page, each once', async () => {
    const refused = await askRaw(
      nginx().url,
      'GET /terms.pdf HTTP/1.1\r\nHost: a\r\nConnection: close\r\nRange: bytes=9000-\r\n\r\n',
    )
    expect(refused).toMatch(/^HTTP\/1\.1 416 /)
    const sent = [...refused.matchAll(/^([\w-]+): /gm)].map(([, name]) => String(name).toLowerCase())
    const page = Object.keys((await get('/services/')).headers).filter((name) => name !== 'location')
    expect(sent.toSorted()).toEqual([...page, 'content-range'].toSorted())
    expect(refused).toContain("default-src 'none'")
  })
})

test('HEAD answers like GET, without a body', async () => {
  for (const path of ['/', '/nope', '/services/', '/assets/index-Ab3_-xYz.js', '/config.js', '/healthz']) {
    const [head, full] = await Promise.all([get(path, {}, 'HEAD'), get(path)])
    expect(head.body.length, path).toBe(0)
    expect({ ...head.headers, date: '' }, path).toEqual({ ...full.headers, date: '' })
    expect(head.status, path).toBe(full.status)
  }
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is not allowed',
  async (method) => {
    const { status, headers } = await get('/', {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  },
)

test('health, configuration and counters', async () => {
  expect((await get('/healthz')).body.toString()).toBe('ok\n')
  expect((await get('/config.js')).body.toString()).toMatch(/^window\.__APP_CONFIG__=/)
  expect(await (await fetch(nginx().metricsUrl)).text()).toMatch(/^Active connections: \d+/)
  expect((await get('/stub_status')).status).toBe(404)
  for (const path of ['/metrics', '/', '/stub_status/x'])
    expect((await fetch(new URL(path, nginx().metricsUrl))).status, path).toBe(404)
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fixtureFiles, textsVersion } from '../../scripts/fixtures/fixture.ts'
import { nginxOverFixture } from './server.ts'

const { get } = nginxOverFixture()
const script = '/assets/index-Ab3_-xYz.js'
const immutable = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
const codings = ['br', 'gzip', 'identity']

describe('encodings', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['BR', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.000, gzip;q=0.001', 'gzip'],
    ['br ; q = 0 ,gzip ; q = 0.1', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip;q=0, br;q=0.0', undefined],
    ['identity', undefined],
    ['', undefined],
    ['*', undefined],
    ['brotli', undefined],
    ['xbr', undefined],
    ['gzipped', undefined],
    ['br;q=high', undefined],
  ])('%j is answered with %s', async (accepted, expected) => {
    const { headers, body } = await get(script, { 'accept-encoding': accepted })
    expect([headers['content-encoding'], headers.vary]).toEqual([expected, 'Accept-Encoding'])
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[expected as 'br']
    expect((decode?.(body) ?? body).toString()).toBe(fixtureFiles[script.slice(1)])
  })

  test.each(['/favicon.ico', '/icon.svg', '/downloads/matrix.csv'])('%s is compressed', async (path) => {
    const { headers, body } = await get(path, { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(body)).toEqual(Buffer.from(fixtureFiles[path.slice(1)] as string))
  })

  test('nothing is encoded twice or without becoming smaller', async () => {
    for (const path of [
      '/assets/sans-0a1B2c3D.woff2',
      '/assets/tiny-Ab3dExyz.js',
      '/terms.pdf',
      '/social.png',
    ]) {
      const { headers, body } = await get(path, { 'accept-encoding': 'br, gzip' })
      expect(headers['content-encoding'], path).toBeUndefined()
      expect(body.length, path).toBe((fixtureFiles[path.slice(1)] as Buffer).length)
    }
  })

  test('a page that compression makes longer is sent as its header says', async () => {
    const { status, headers, body } = await get('/short', { 'accept-encoding': 'br' })
    expect([status, headers['content-encoding']]).toEqual([200, 'br'])
    expect(brotliDecompressSync(body).toString()).toBe(fixtureFiles['short.html'])
  })

  test('the 404 page is compressed too', async () => {
    const { status, headers, body } = await get('/th/nope', { 'accept-encoding': 'br' })
    expect([status, headers['content-encoding']]).toEqual([404, 'br'])
    expect(brotliDecompressSync(body).toString()).toBe(fixtureFiles['th/404.html'])
  })
})

test('a video may be fetched in ranges, which Safari asks for', async () => {
  const file = 'assets/media/tour-0a1b2c3d4e5f.mp4'
  const { status, headers, body } = await get(`/${file}`, { range: 'bytes=100-199', 'accept-encoding': 'br' })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([206, 'video/mp4', immutable])
  expect(body).toEqual((fixtureFiles[file] as Buffer).subarray(100, 200))
})

describe('caching', () => {
  test.each([
    ['/', 'no-cache'],
    ['/th/services/rack', 'no-cache'],
    ['/sitemap.xml', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    [script, immutable],
    ['/assets/sans-0a1B2c3D.woff2', immutable],
    ['/assets/media/tour-0a1b2c3d4e5f.mp4', immutable],
    ['/assets/media/tour.en-0a1b2c3d4e5f.vtt', immutable],
    ['/assets/media/rack-480-0a1b2c3d4e5f.avif', immutable],
    ['/assets/media/gone-0a1b2c3d4e5f.mp4', 'no-store'],
    ['/assets/index-00000000.js', 'no-store'],
    [`/assets/${textsVersion}/locales/en/common.json`, immutable],
    ['/assets/fedcba9876543210/locales/en/common.json', 'no-store'],
    [`/assets/${textsVersion}/locales/en/nope.json`, 'no-store'],
    ['/favicon.ico', aDay],
    ['/icon.svg', aDay],
    ['/social.png', aDay],
    ['/nope.ico', 'no-cache'],
    ['/th/nope.svg', 'no-cache'],
    ['/downloads/matrix.csv', 'no-cache'],
    ['/config.js', 'no-store'],
    ['/healthz', 'no-store'],
  ])('%s: %s', async (path, expected) => {
    for (const coding of codings)
      expect((await get(path, { 'accept-encoding': coding })).headers['cache-control'], coding).toBe(expected)
  })

  test.each(
    codings.flatMap((coding) => [
      ['/services', coding],
      ['/icon.svg', coding],
    ]),
  )('a known ETag is answered 304 with the current policies (%s, %s)', async (path, coding) => {
    const accept = { 'accept-encoding': coding }
    const full = await get(path, accept)
    const again = await get(path, { ...accept, 'if-none-match': full.headers.etag as string })
    expect([again.status, again.body.length]).toEqual([304, 0])
    for (const name of [
      'etag',
      'cache-control',
      'vary',
      'content-security-policy',
      'referrer-policy',
      'x-frame-options',
    ]) {
      expect(again.headers[name], name).toBe(full.headers[name])
    }
    expect(full.headers['content-security-policy']).toContain("default-src 'none'")
    expect(again.headers['content-encoding']).toBeUndefined()
  })

  test('each encoding has its own ETag; times are neither sent nor compared', async () => {
    const etags = await Promise.all(
      codings.map(async (coding) => (await get('/', { 'accept-encoding': coding })).headers.etag),
    )
    expect(new Set(etags).size).toBe(3)
    const { status, headers } = await get('/', { 'if-modified-since': new Date().toUTCString() })
    expect([status, headers['last-modified']]).toEqual([200, undefined])
  })
})

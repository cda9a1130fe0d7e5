import { describe, expect, test } from 'vitest'
import { askRaw } from '../../scripts/fixtures/client.ts'
import { fixtureFiles, scriptHashes, siteUrl, styleHashOf } from '../../scripts/fixtures/fixture.ts'
import { nginxVersion } from '../../scripts/serve/nginx.ts'
import { nginxOverFixture } from './server.ts'

type Policy = Readonly<Record<string, string>>

function policyOf(header: string | string[] | undefined): Policy {
  const directives = String(header).split('; ')
  return Object.fromEntries(
    directives.map((directive) => directive.split(/ (.*)/s).slice(0, 2) as [string, string]),
  )
}

const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

const ownScripts = ['self', ...scriptHashes].map((source) => `'${source}'`).join(' ')

const strict: Policy = {
  'default-src': "'none'",
  'script-src': ownScripts,
  'style-src': `'self' '${emptyStyle}'`,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'none'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

const trustedTypes = { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }
const facebook = 'https://www.facebook.com'
const google = 'https://*.google-analytics.com https://*.googletagmanager.com'

const cases: readonly { env: Readonly<Record<string, string>>; policy: Policy; reported?: true }[] = [
  { env: {}, policy: { ...strict, ...trustedTypes } },
  {
    env: { META_PIXEL_ID: '1234567890' },
    policy: {
      ...strict,
      'script-src': `${ownScripts} https://connect.facebook.net`,
      'img-src': `'self' data: ${facebook}`,
      'connect-src': `'self' ${facebook} https://connect.facebook.net`,
      'frame-src': facebook,
      'form-action': `'self' ${facebook}`,
    },
    reported: true,
  },
  {
    env: { GTM_ID: 'GTM-ABCD', META_PIXEL_ID: '1234567890' },
    policy: {
      ...strict,
      'script-src': `${ownScripts} https://*.googletagmanager.com https://connect.facebook.net`,
      'img-src': `'self' data: ${google} ${facebook}`,
      'connect-src': `'self' ${google} https://*.analytics.google.com https://www.google.com ${facebook} https://connect.facebook.net`,
      'frame-src': `https://www.googletagmanager.com ${facebook}`,
      'form-action': `'self' ${facebook}`,
    },
    reported: true,
  },
  {
    env: {
      AWS_REGION: 'eu-west-1',
      COGNITO_USER_POOL_ID: 'eu-west-1_Ab12Cd34E',
      COGNITO_USER_POOL_CLIENT_ID: 'a'.repeat(26),
      COGNITO_IDENTITY_POOL_ID: 'eu-west-1:01234567-89ab-cdef-0123-456789abcdef',
      ASSETS_BUCKET: 'khram-assets',
      CONTACT_FORM_URL: 'https://forms.example.com:8443/contact/v1',
      ERROR_REPORT_URL: 'https://reports.example.com/errors',
      CONSOLE_URL: 'https://console.example.com',
      STATUS_URL: 'https://status.example.com',
    },
    policy: {
      ...strict,
      'connect-src':
        "'self' https://cognito-idp.eu-west-1.amazonaws.com https://cognito-identity.eu-west-1.amazonaws.com https://khram-assets.s3.eu-west-1.amazonaws.com https://forms.example.com:8443 https://reports.example.com",
      ...trustedTypes,
      'trusted-types': 'default',
    },
  },
]

/** Paths that answer with a document, each with the page's file if it has its own styles; a redirect's document has none. */
const documents = [
  ['/', '/index.html'],
  ['/th', '/th.html'],
  ['/services/rack', '/services/rack.html'],
  ['/th/nope', '/th/404.html'],
  ['/services/', undefined],
] as const

const withStylesOf = (file: string, policy: Policy): Policy => ({
  ...policy,
  'style-src': `${policy['style-src']} '${styleHashOf(file)}'`,
})

describe.each(cases)('with $env', ({ env, policy, reported }) => {
  const { get } = nginxOverFixture(env)

  test('the content security policy opens what is configured and nothing else', async () => {
    for (const [path, file] of documents) {
      const { headers } = await get(path)
      const expected = file ? withStylesOf(file, policy) : policy
      expect(policyOf(headers['content-security-policy']), path).toEqual(expected)
      expect(headers['content-security-policy-report-only'], path).toBe(
        reported && "require-trusted-types-for 'script'",
      )
    }
  })
})

describe('with an address for reports', () => {
  const address = 'https://reports.example.com:8443/csp~1/_a.b'
  const { get } = nginxOverFixture({ CSP_REPORT_URL: address, GA_ID: 'G-ABC123' })

  test('both policies of a page name it, and no other file does', async () => {
    const { headers } = await get('/')
    expect(headers['reporting-endpoints']).toBe(`csp="${address}"`)
    for (const name of ['content-security-policy', 'content-security-policy-report-only'])
      expect(headers[name], name).toMatch(new RegExp(`; report-to csp; report-uri ${address}$`))
    expect((await get('/icon.svg')).headers['reporting-endpoints']).toBeUndefined()
  })
})

describe('a page’s Markdown', () => {
  const { get } = nginxOverFixture()

  test.each([
    ['/index.md', `${siteUrl}/`],
    ['/services/rack.md', `${siteUrl}/services/rack`],
  ])('%s is text that names its page to search engines', async (path, page) => {
    for (const coding of ['', 'br']) {
      const { status, headers } = await get(path, { 'accept-encoding': coding })
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
      expect(headers.link).toBe(`<${page}>; rel="canonical"`)
    }
  })

  test('no other answer has such a link', async () => {
    for (const path of ['/', '/services/rack', '/nope.md', '/sitemap.xml'])
      expect((await get(path)).headers.link, path).toBeUndefined()
  })
})

const samples = ['/downloads/report-sample.pdf', '/downloads/report-sample.th.pdf']

describe.each<{ title: string; env: Record<string, string>; isPreview: boolean }>([
  { title: 'switched off', env: { SITE_INDEXING: 'off' }, isPreview: false },
  { title: 'not set on a preview', env: {}, isPreview: true },
])('where indexing is $title', ({ env, isPreview }) => {
  const { get } = nginxOverFixture(env, isPreview)

  test('a header of every answer says so, and crawlers may read it', async () => {
    expect((await get('/robots.txt')).body.toString()).toBe(fixtureFiles['robots.txt'])
    const paths = ['/', '/nope', '/services/', '/terms.pdf', '/assets/index-Ab3_-xYz.js', '/robots.txt']
    for (const path of paths)
      expect((await get(path)).headers['x-robots-tag'], path).toBe('noindex, nofollow')
    for (const path of samples) expect((await get(path)).headers['x-robots-tag'], path).toContain('noindex')
  })
})

describe('a preview where indexing is switched on', () => {
  const { get } = nginxOverFixture({ SITE_INDEXING: 'on' }, true)

  test('is listed, but for its sample documents', async () => {
    expect((await get('/')).headers['x-robots-tag']).toBeUndefined()
    expect((await get('/terms.pdf')).headers['x-robots-tag']).toBeUndefined()
    for (const path of samples) expect((await get(path)).headers['x-robots-tag'], path).toBe('noindex')
  })
})

describe('behind a proxy', () => {
  const { get, nginx } = nginxOverFixture({ TRUSTED_PROXIES: '127.0.0.0/8,::1,10.0.0.0/8' })

  test('the log has the first address that no trusted proxy can have set', async () => {
    await get('/services', { 'x-forwarded-for': '192.0.2.66, 203.0.113.7, 10.1.2.3' })
    await expect.poll(nginx().accessLog).toContain('"ip":"203.0.113.7"')
  })
})

describe.each([
  ['off', undefined],
  ['0', 'max-age=0'],
  ['63072000,subdomains', 'max-age=63072000; includeSubDomains'],
  ['31536000,subdomains,preload', 'max-age=31536000; includeSubDomains; preload'],
])('with HSTS=%s', (HSTS, expected) => {
  const { get } = nginxOverFixture({ HSTS })

  test(`every answer over TLS has ${expected ?? 'no HSTS'}, none over HTTP has HSTS`, async () => {
    for (const path of ['/', '/nope', '/services/', '/terms.pdf', '/config.js', '/healthz']) {
      const { headers } = await get(path, { 'x-forwarded-proto': 'https' })
      expect(headers['strict-transport-security'], path).toBe(expected)
      expect((await get(path)).headers['strict-transport-security'], path).toBeUndefined()
    }
  })
})

describe('by default', () => {
  const { get, nginx } = nginxOverFixture()

  test('robots are welcome and find the sitemap', async () => {
    const { headers, body } = await get('/robots.txt')
    expect(body.toString()).toContain('Sitemap: ')
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  test('forwarded addresses are not trusted', async () => {
    await get('/services', { 'x-forwarded-for': '203.0.113.7' })
    await expect.poll(nginx().accessLog).toContain('"forwarded_for":"203.0.113.7"')
    expect(await nginx().accessLog()).not.toContain('"ip":"203.0.113.7"')
  })

  test('every answer forbids browsers from guessing its type', async () => {
    for (const path of ['/', '/nope', '/config.js', '/healthz', '/social.png', '/assets/index-Ab3_-xYz.js']) {
      expect((await get(path)).headers['x-content-type-options'], path).toBe('nosniff')
    }
  })

  test.each([
    ['/', 'same-origin'],
    ['/config.js', 'same-origin'],
    ['/assets/index-Ab3_-xYz.js', 'same-origin'],
    ['/social.png', 'cross-origin'],
    ['/icon.svg', 'cross-origin'],
    ['/favicon.ico', 'cross-origin'],
  ])('%s may be embedded by %s', async (path, expected) => {
    expect((await get(path)).headers['cross-origin-resource-policy']).toBe(expected)
  })

  test('pages carry the policies of a document, other files do not', async () => {
    const page = (await get('/')).headers
    expect(page).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    const script = (await get('/assets/index-Ab3_-xYz.js')).headers
    const pagesAlone = ['content-security-policy', 'referrer-policy', 'x-frame-options', 'permissions-policy']
    expect(pagesAlone.filter((name) => name in script)).toEqual([])
    expect((await get('/icon.svg')).headers['content-security-policy']).toContain('sandbox')
  })

  test('without an address no reports are requested', async () => {
    const { headers } = await get('/')
    expect(headers['reporting-endpoints']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('report')
  })

  test('HSTS is sent only over TLS', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined()
    const { headers } = await get('/', { 'x-forwarded-proto': 'https' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test.each([
    ['https,https', true],
    ['https, https', true],
    ['HTTPS', true],
    ['https\r\nX-Forwarded-Proto: https', true],
    ['http', false],
    ['http, https', false],
    ['https, http', false],
    ['https,', false],
    ['httpsx', false],
  ])(`X-Forwarded-Proto %j counts as TLS: %s (${nginxVersion()})`, async (value, counts) => {
    const request = `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Forwarded-Proto: ${value}\r\n\r\n`
    expect(/^Strict-Transport-Security: /m.test(await askRaw(nginx().url, request))).toBe(counts)
  })

  test('no answer reveals the version of nginx', async () => {
    const { headers, body } = await get('/', {}, 'POST')
    expect(headers.server).toBe('nginx')
    expect(body.toString()).not.toMatch(/\d+\.\d+\.\d+/)
  })
})

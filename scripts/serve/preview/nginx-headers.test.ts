import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../fixtures/client.ts'
import { type Fixture, textsVersion, writeFixture } from '../../fixtures/fixture.ts'
import { previewFixture, type RunningPreview } from '../../fixtures/preview-fixture.ts'
import { type RunningNginx, serveNginx } from '../nginx.ts'

const snippets = join(import.meta.dirname, '../../../nginx/snippets')
const files = ['common-headers.conf', 'headers.conf', 'page-headers.conf']
const written = files.flatMap((file) =>
  [...readFileSync(join(snippets, file), 'utf8').matchAll(/^add_header (\S+)/gm)].map(([, name = '']) =>
    name.toLowerCase(),
  ),
)
/** The headers that the configuration adds, and the one whose line the start-up script writes. */
const names = [...new Set([...written, 'x-robots-tag'])]

const paths = [
  '/',
  '/th',
  '/services/rack?a=1',
  '/nope',
  '/th/nope',
  '/services/',
  '/services.html',
  '/about',
  '/th/about/',
  '/services/rack.md',
  '/index.md',
  '/config.js',
  '/robots.txt',
  '/sitemap.xml',
  '/icon.svg',
  '/social.png',
  '/terms.pdf',
  '/assets/index-Ab3_-xYz.js',
  '/assets/sans-0a1B2c3D.woff2',
  '/assets/index-00000000.js',
  `/assets/${textsVersion}/locales/en/common.json`,
  '/assets/fedcba9876543210/locales/en/common.json',
]

describe.each<Readonly<Record<string, string>>>([
  {},
  { GTM_ID: 'GTM-ABCD', META_PIXEL_ID: '1234567890' },
  {
    SITE_INDEXING: 'off',
    HSTS: '63072000,subdomains',
    TRAINING_BOTS: 'refused',
    CONTACT_FORM_URL: 'https://forms.example.com/contact',
  },
])('npm start with %o', (env) => {
  let fixture: Fixture
  let nginx: RunningNginx
  let server: RunningPreview

  beforeAll(async () => {
    fixture = await writeFixture()
    nginx = await serveNginx({ ...fixture, env })
    server = await previewFixture(fixture, env)
  })
  afterAll(async () => {
    await server?.stop()
    await nginx?.stop()
    await fixture?.remove()
  })

  test.each<Readonly<Record<string, string>>>([{}, { 'x-forwarded-proto': 'https' }])(
    'sends the headers of nginx to a request with %o',
    async (headers) => {
      const seen = async (origin: string, path: string) => {
        const answer = await ask(origin, path, { headers })
        return [answer.status, ...names.map((name) => [name, answer.headers[name]])]
      }
      expect(names).toContain('content-security-policy')
      for (const path of paths)
        expect(await seen(`http://localhost:${server.port}`, path), path).toEqual(await seen(nginx.url, path))
    },
  )
})

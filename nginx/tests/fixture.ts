import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { siteFacts } from '../../scripts/nginx/site-facts.ts'

export const textsVersion = '0123456789abcdef'

/** What the fixture gives out as the hash of a page's styles, by the page's file (`/services/nutanix.html`). */
export const styleHashOf = (file: string) => `sha256-${createHash('sha256').update(file).digest('base64')}`

const page = (lang: string, title: string) =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><p>${'Text of the page. '.repeat(60)}</p></html>`

/** A build in small: every kind of file that the configuration treats in its own way. */
export const fixtureFiles: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('en', 'home'),
  'th.html': page('th', 'หน้าแรก'),
  'services.html': page('en', 'services'),
  'services/nutanix.html': page('en', 'nutanix'),
  'th/services/nutanix.html': page('th', 'nutanix'),
  '404.html': page('en', 'not found'),
  'th/404.html': page('th', 'ไม่พบหน้า'),
  'assets/index-Ab3_-xYz.js': `export const x = 1\n`.repeat(100),
  'assets/index-Ab3_-xYz.js.map': '{}',
  'assets/tiny-Ab3dExyz.js': 'export{}',
  'assets/sans-0a1B2c3D.woff2': randomBytes(2000),
  'locales/en/common.json': JSON.stringify({ text: 'word '.repeat(200) }),
  'sitemap.xml': `<?xml version="1.0"?><urlset>${'<url/>'.repeat(100)}</urlset>`,
  'robots.txt': 'User-agent: *\nAllow: /\nSitemap: https://www.example.com/sitemap.xml\n',
  'favicon.ico': Buffer.alloc(300, 'icon'),
  'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path/>'.repeat(100)}</svg>`,
  'social.png': randomBytes(1000),
  'downloads/matrix.csv': 'Task,Provider,Customer\n'.repeat(100),
  'terms.pdf': randomBytes(5000),
  'site.webmanifest': '{"name":"site"}',
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
}

export interface Fixture {
  readonly dist: string
  readonly facts: string
  readonly remove: () => Promise<void>
}

export async function writeFixture(files = fixtureFiles): Promise<Fixture> {
  const folder = await mkdtemp(join(tmpdir(), 'site-fixture-'))
  const dist = join(folder, 'dist')
  const facts = join(folder, 'site.conf')
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true })
    await writeFile(join(dist, path), content)
  }
  const pages = Object.keys(files).flatMap((path) => (path.endsWith('.html') ? [`/${path}`] : []))
  const styleHashes = new Map(pages.map((path) => [path, [styleHashOf(path)]]))
  await writeFile(facts, siteFacts({ styleHashes, textsVersion }))
  return { dist, facts, remove: () => rm(folder, { recursive: true, force: true }) }
}

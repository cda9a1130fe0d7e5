import { createHash } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import sharp from 'sharp'
import { llmsPath } from '../scripts/build/findability/text-files.ts'
import { redirects } from '../scripts/content/moved.ts'
import { descriptionFile } from '../scripts/content/service-descriptions.ts'
import { translatedFile } from '../scripts/content/translated-file.ts'
import { collections, isItemKind, itemsOf } from '../src/catalogue/collections.ts'
import { languagesOf, type PageId, type PageKind, pages, pagesIn, present } from '../src/catalogue/pages.ts'
import { absoluteUrl, hrefOf, pathOf } from '../src/catalogue/urls.ts'
import { feedPath } from '../src/findability/feed-path.ts'
import { socialSize } from '../src/findability/social-image.ts'
import { type Language, languageCodes, languages, wholeLanguages } from '../src/i18n/languages.ts'
import { brand } from '../src/provider/brand.ts'
import { withoutInvisible } from '../src/typography/invisible.ts'
import { chosen, pagesWith } from './support/pages.ts'
import { test } from './support/site.ts'

/** Path of an absolute URL. */
const pathIn = (address: string | undefined) => {
  const { origin, pathname } = new URL(address ?? '')
  expect(origin).toBe(brand.siteUrl)
  return pathname
}

const textOf = async (request: APIRequestContext, path: string, type: RegExp) => {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  expect(response.headers()['content-type']).toMatch(type)
  return response.text()
}

const attribute = (element: string, name: string) => new RegExp(`${name}="([^"]*)"`, 'i').exec(element)?.[1]
const elements = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([element]) => element)

/** Decodes the character references that React writes. */
const decoded = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Extracts what crawlers read from a page's head. */
const headOf = (html: string) => {
  const links = elements(html, /<link [^>]*>/g)
  const metas = elements(html, /<meta [^>]*>/g)
  const meta = (name: string) => {
    const found = metas.filter((element) =>
      [attribute(element, 'name'), attribute(element, 'property')].includes(name),
    )
    expect(found.length, name).toBe(1)
    return attribute(found[0] as string, 'content')
  }
  const alternates = links.filter((link) => attribute(link, 'hreflang'))
  return {
    meta,
    canonical: links
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href')),
    alternates: new Map(alternates.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')])),
  }
}

/** Whether a page tells search engines not to list it. */
const isUnlisted = (html: string) => html.includes('<meta name="robots" content="noindex"')

/** The address of a page's picture, a drawn card or a photograph, whose name changes with its content. */
const pictureOf = (id: PageId, language: Language) =>
  new RegExp(`^${RegExp.escape(`${brand.siteUrl}/social/${language}/${id}-`)}[0-9a-f]{12}\\.(?:png|jpg)$`)

const everyPage = languageCodes.flatMap((language) => pagesIn(language).map((page) => ({ page, language })))

test('every page says once what it is, at which address and in which languages', async ({ request }) => {
  const alternatesOf = new Map<string, string>()
  for (const { page, language } of everyPage) {
    const html = await textOf(request, hrefOf(page.path, language), /^text\/html/)
    const { meta, canonical, alternates } = headOf(html)
    const address = absoluteUrl(page.path, language)
    expect(canonical).toEqual([address])
    expect(elements(html, /<h1[ >]/g)).toHaveLength(1)
    expect(elements(html, /<title>/g)).toHaveLength(1)
    expect(meta('description')?.length).toBeGreaterThan(40)
    expect(meta('og:url')).toBe(address)
    expect(meta('og:image')).toMatch(pictureOf(page.id, language))
    expect([meta('og:image:width'), meta('og:image:height')].map(Number)).toEqual([
      socialSize.width,
      socialSize.height,
    ])
    expect(meta('og:image:alt')).toMatch(/\S/)
    const others = elements(html, /<meta property="og:locale:alternate"[^>]*>/g)
    expect(others.map((element) => attribute(element, 'content')).sort()).toEqual(
      languagesOf(page.id)
        .filter((code) => code !== language)
        .map((code) => languages[code].openGraph)
        .sort(),
    )
    expect(meta('og:locale')).toBe(languages[language].openGraph)
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(alternates.get(language)).toBe(address)
    expect(alternates.get('x-default')).toBe(absoluteUrl(page.path, 'en'))
    alternatesOf.set(address, JSON.stringify([...alternates].sort()))
  }
  for (const { page } of everyPage) {
    const same = languagesOf(page.id).map((code) => alternatesOf.get(absoluteUrl(page.path, code)))
    expect(new Set(same).size, page.id).toBe(1)
  }
})

test('each collection has a feed in each language, which its pages name', async ({ page, request }) => {
  for (const { kind, landing } of collections)
    for (const language of wholeLanguages) {
      const path = feedPath(landing, language)
      const feed = await textOf(request, path, /^application\/atom\+xml; charset=utf-8$/)
      for (const id of [landing, ...itemsOf(kind)]) {
        const html = await textOf(request, hrefOf(pathOf(id), language), /^text\/html/)
        expect(html, id).toMatch(
          new RegExp(`<link rel="alternate" type="application/atom\\+xml" title="[^"]+" href="${path}"`),
        )
      }
      const read = await page.evaluate((text) => {
        const root = new DOMParser().parseFromString(text, 'application/xml').documentElement
        const all = (name: string) =>
          [...root.getElementsByTagName(name)].map((node) => node.textContent ?? '')
        const links = [...root.querySelectorAll('entry > link')].map(
          (node) => node.getAttribute('href') ?? '',
        )
        return { name: root.nodeName, language: root.getAttribute('xml:lang'), days: all('published'), links }
      }, feed)
      expect(read).toMatchObject({ name: 'feed', language })
      expect(read.days).toEqual(read.days.toSorted().reverse())
      expect(read.links.toSorted()).toEqual(
        itemsOf(kind)
          .map((id) => absoluteUrl(pathOf(id), language))
          .toSorted(),
      )
    }
})

test('the sitemap names exactly the pages that search engines may list', async ({ request }) => {
  const sitemap = await textOf(request, '/sitemap.xml', /^application\/xml/)
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const listed: string[] = []
  const kept: string[] = []
  for (const { page, language } of everyPage) {
    const html = await textOf(request, hrefOf(page.path, language), /^text\/html/)
    if (isUnlisted(html)) kept.push(page.kind)
    else listed.push(absoluteUrl(page.path, language))
  }
  expect(addresses.sort()).toEqual(listed.sort())
  // The search page and sample stories.
  expect(kept).toContain('search')
  expect(kept.filter((kind) => kind !== 'search' && !isItemKind(kind as PageKind))).toEqual([])
})

test('every page that may be listed describes itself in valid JSON-LD, under its own address', async ({
  request,
}) => {
  for (const { page, language } of everyPage) {
    const html = await textOf(request, hrefOf(page.path, language), /^text\/html/)
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    expect(scripts, page.id).toHaveLength(isUnlisted(html) ? 0 : 1)
    if (isUnlisted(html)) continue
    const graph = JSON.parse(scripts[0]?.[1] as string)['@graph'] as Record<string, unknown>[]
    const described = graph.find(
      (node) => node.url === absoluteUrl(page.path, language) && node.inLanguage === language,
    )
    expect(described, page.id).toBeDefined()
    expect(await request.head(pathIn(graph[0]?.logo as string)).then((response) => response.status())).toBe(
      200,
    )
  }
})

test('every page has a picture for link previews, of the size it says, small, and named by its content', async ({
  request,
}) => {
  for (const { page, language } of everyPage) {
    const html = await textOf(request, hrefOf(page.path, language), /^text\/html/)
    const path = pathIn(headOf(html).meta('og:image'))
    const response = await request.get(path)
    const isPhoto = path.endsWith('.jpg')
    expect(response.headers()['content-type'], page.id).toBe(isPhoto ? 'image/jpeg' : 'image/png')
    expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin')
    expect(response.headers()['cache-control']).toContain('immutable')
    const picture = await response.body()
    const { width, height } = await sharp(picture).metadata()
    expect({ width, height }, page.id).toEqual(socialSize)
    // A photograph takes more than a card, which has few colours.
    expect(picture.length, `${language} ${page.id}`).toBeLessThan((isPhoto ? 300 : 60) * 1024)
    const hash = createHash('sha256').update(picture).digest('hex')
    expect(path).toContain(`-${hash.slice(0, 12)}.`)
  }
})

test('every page that may be listed is Markdown too, which says the same', async ({ request }) => {
  for (const { page, language } of everyPage) {
    const html = await textOf(request, hrefOf(page.path, language), /^text\/html/)
    const link = elements(html, /<link [^>]*>/g).find((element) => element.includes('text/markdown'))
    expect(link !== undefined, page.id).toBe(!isUnlisted(html))
    if (!link) continue
    const path = attribute(link, 'href') as string
    const response = await request.get(path)
    expect(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8')
    expect(response.headers().link).toBe(`<${absoluteUrl(page.path, language)}>; rel="canonical"`)
    const text = await response.text()
    expect(withoutInvisible(text)).toBe(text)
    expect(text).not.toMatch(/\]\((?:page|lang):|\{\{|undefined|\[object/)
    const headings = [...html.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/g)].map(([, , heading = '']) =>
      decoded(heading.replace(/<small.*?<\/small>|<[^>]+>/g, '')).replaceAll('\u00a0', ' '),
    )
    expect(headings.length).toBeGreaterThan(1)
    const [first = ''] = headings
    expect(text).toContain(`# ${first.trim()}\n`)
    const written = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(expect.arrayContaining(written))
  }
})

test('no page links to a variant of a page by its query', async ({ request }) => {
  const own = new Set(everyPage.map(({ page, language }) => hrefOf(page.path, language)))
  for (const address of own) {
    const html = await textOf(request, address, /^text\/html/)
    const hrefs = elements(html, /<a [^>]*>/g).map((element) => attribute(element, 'href') ?? '')
    expect(
      hrefs.filter((href) => href.startsWith('/') && href.includes('?')),
      address,
    ).toEqual([])
  }
})

test('addresses that people guess by shortening others lead to a page', async ({ request }) => {
  for (const [from, to] of redirects) {
    const response = await request.get(`${from}/?utm_source=x`, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], from).toEqual([301, `${to}?utm_source=x`])
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
  }
})

test('the icons that pages and the manifest name are there, in their sizes', async ({ page, request }) => {
  await page.goto('/')
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') as string))
  expect(links).toHaveLength(3)
  for (const href of links) expect((await request.get(href)).headers()['content-type']).toMatch(/^image\//)
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) as string
  const manifest = JSON.parse(await textOf(request, href, /^application\/manifest\+json/))
  expect(manifest.name).toBe(brand.product)
  expect(manifest.icons.length).toBeGreaterThan(2)
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('crawlers find their files', async ({ request }) => {
  expect(await textOf(request, '/robots.txt', /^text\/plain/)).toContain(
    `Sitemap: ${brand.siteUrl}/sitemap.xml`,
  )
  const security = await textOf(request, '/.well-known/security.txt', /^text\/plain; charset=utf-8/)
  expect(new Date(/Expires: (.*)/.exec(security)?.[1] ?? '').getTime()).toBeGreaterThan(Date.now())
  for (const language of wholeLanguages) {
    const llms = await textOf(request, `/${llmsPath(language)}`, /^text\/plain; charset=utf-8/)
    for (const [address] of llms.matchAll(/https:[^)\s]+/g))
      expect((await request.get(pathIn(address))).status(), address).toBe(200)
  }
  const prices = JSON.parse(await textOf(request, '/prices.json', /^application\/json/))
  expect(prices.version).toMatch(/\S/)
})

test('every download that a page offers is served', async ({ page, request }) => {
  for (const path of [chosen.downloads, ...pagesWith('guideline', 'downloads')]) {
    await page.goto(path)
    const hrefs = await page
      .locator('a[download]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') as string))
    expect(hrefs.length, path).toBeGreaterThan(0)
    for (const href of hrefs) {
      const response = await request.get(href)
      expect(response.status(), href).toBe(200)
      expect((await response.body()).length).toBeGreaterThan(400)
    }
  }
})

for (const language of wholeLanguages)
  test(`every service that has a description links it, ${language}`, async ({ request }) => {
    const linksOn = async (id: PageId) => {
      const html = await textOf(request, hrefOf(pathOf(id), language), /^text\/html/)
      return elements(html, /<a\s[^>]*\bdownload\b[^>]*>/g).map((link) => attribute(link, 'href') ?? '')
    }
    const offered = await Promise.all(present(['service-descriptions']).map(linksOn))
    const services = pages.filter(({ kind }) => kind === 'service')
    for (const { id } of services) {
      const href = `/downloads/${translatedFile(descriptionFile(id), language)}`
      const isOffered = offered.flat().includes(href)
      expect((await linksOn(id)).includes(href), id).toBe(isOffered)
      if (isOffered) await textOf(request, href, /^application\/pdf/)
    }
  })

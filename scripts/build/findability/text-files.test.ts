import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brand } from '../../../src/brand.ts'
import { type PageId, pages } from '../../../src/catalogue/pages.ts'
import { absoluteUrl } from '../../../src/catalogue/urls.ts'
import { isIndexed } from '../../../src/findability/indexed.ts'
import { defaultLanguage, languageCodes } from '../../../src/i18n/languages.ts'
import { approved, compiledTexts } from './compiled-texts.test-data.ts'
import { missingDownloads } from './missing-downloads.ts'
import { pageTexts } from './page-texts.ts'
import { sitemap } from './sitemap.ts'
import { llmsTxt, robotsTxt } from './text-files.ts'

const listed = pages.filter((page) => isIndexed(page, pageTexts(compiledTexts.en, page.id)))
const story = pages.find(({ kind }) => kind === 'story') as (typeof pages)[number]

describe('sitemap.xml', () => {
  const urls = [...sitemap(compiledTexts.en).matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
    address: /<loc>([^<]+)<\/loc>/.exec(url)?.[1] as string,
    alternates: [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, code, href]) => `${code} ${href}`,
    ),
  }))

  it('lists every page that search engines shall list, in every language once', () => {
    const expected = listed.flatMap(({ path }) => languageCodes.map((code) => absoluteUrl(path, code)))
    expect(urls.map(({ address }) => address).sort()).toEqual(expected.sort())
  })

  it('lists a story as soon as it is no sample', () => {
    const address = `<loc>${absoluteUrl(story.path, 'th')}</loc>`
    expect(sitemap(compiledTexts.en)).not.toContain(address)
    expect(sitemap(approved(compiledTexts.en, story.id))).toContain(address)
  })

  it('gives both versions of a page the same alternates, themselves among them', () => {
    for (const { address, alternates } of urls) {
      expect(alternates).toHaveLength(languageCodes.length + 1)
      const hrefs = alternates.map((alternate) => alternate.split(' ')[1])
      expect(hrefs).toContain(address)
      for (const href of hrefs)
        expect(urls.find((url) => url.address === href)?.alternates).toEqual(alternates)
    }
  })
})

describe('robots.txt', () => {
  it('allows everything and names the sitemap', () => {
    expect(robotsTxt()).toMatch(/^User-agent: \*\nDisallow:\n/)
    expect(robotsTxt()).toContain(`Sitemap: ${brand.siteUrl}/sitemap.xml\n`)
  })
})

describe('security.txt', () => {
  const fields = Object.fromEntries(
    readFileSync('public/.well-known/security.txt', 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )

  it('has the fields of RFC 9116, of the brand, and has not expired', () => {
    expect(fields).toMatchObject({
      Contact: `mailto:${brand.securityEmail}`,
      'Preferred-Languages': languageCodes.join(', '),
      Canonical: `${brand.siteUrl}/.well-known/security.txt`,
    })
    expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/)
    expect(new Date(fields.Expires ?? '').getTime()).toBeGreaterThan(Date.now())
  })

  it('points to a policy that exists', () => {
    const [address, block] = (fields.Policy ?? '').split('#')
    const policy = pages.find(({ path }) => absoluteUrl(path, defaultLanguage) === address)
    expect(policy).toBeDefined()
    for (const language of languageCodes)
      expect(pageTexts(compiledTexts[language], policy?.id as PageId).blocks.map(({ id }) => id)).toContain(
        block,
      )
  })
})

describe('llms.txt', () => {
  const text = llmsTxt(compiledTexts.en)

  it('is a heading, a summary and sections of links', () => {
    expect(text).toMatch(new RegExp(`^# ${brand.product}\n\n> \\S.+\n\n`))
    expect(text.match(/^## \S/gm)?.length).toBeGreaterThan(4)
    expect(text).not.toMatch(/undefined|\{\{/)
  })

  it('lists a story as soon as it is no sample', () => {
    const address = `](${absoluteUrl(story.path, 'en')}): `
    expect(text).not.toContain(address)
    expect(llmsTxt(approved(compiledTexts.en, story.id))).toContain(address)
  })

  it('links to every page but home that search engines list, with its purpose', () => {
    for (const { id, path } of listed.filter(({ id }) => id !== 'home'))
      expect(text, id).toContain(`](${absoluteUrl(path, 'en')}): `)
  })
})

describe('missingDownloads', () => {
  const offered = pages.flatMap(({ id }) =>
    pageTexts(compiledTexts.th, id).blocks.flatMap((block) =>
      block.type === 'downloads' ? block.items.map(({ file }) => `downloads/${file}`) : [],
    ),
  )

  it('names the locale file of a download that nothing makes', () => {
    expect(offered.length).toBeGreaterThan(8)
    expect(missingDownloads('th', compiledTexts.th, offered)).toEqual([])
    expect(missingDownloads('th', compiledTexts.th, offered.slice(1))[0]).toMatch(
      /^locales\/th\/pages\/.+\.json: no file "/,
    )
  })
})

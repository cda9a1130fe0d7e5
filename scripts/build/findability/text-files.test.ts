import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { pagesByAreaIn } from '../../../src/catalogue/navigation.ts'
import { isIn, languagesOf, type PageId, pages, pagesIn } from '../../../src/catalogue/pages.ts'
import { pagesOf } from '../../../src/catalogue/some-page.fixture.ts'
import { absoluteUrl, pathOf } from '../../../src/catalogue/urls.ts'
import { isIndexed } from '../../../src/findability/indexed.ts'
import { defaultLanguage, languageCodes } from '../../../src/i18n/languages.ts'
import { prices } from '../../../src/pricing/prices.ts'
import { brand } from '../../../src/provider/brand.ts'
import { approved, compiledTexts, unapproved } from './compiled-texts.test-data.ts'
import { missingDownloads } from './missing-downloads.ts'
import { pageMarkdown } from './page-markdown.ts'
import { pageTexts } from './page-texts.ts'
import { pricesCsv, pricesJson } from './price-file.ts'
import { sitemap } from './sitemap.ts'
import { llmsPath, llmsTxt, robotsTxt } from './text-files.ts'

const listed = pages.filter((page) => isIndexed(page, pageTexts(compiledTexts.en, page.id)))
/** A date for every page but one. */
const changed = (_language: string, id: string) => (id === 'pricing' ? undefined : '2026-11-20')
// A provider may have no stories.
const [story] = pagesOf('story')

describe('sitemap.xml', () => {
  const urls = [...sitemap(compiledTexts.en, changed).matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
    address: /<loc>([^<]+)<\/loc>/.exec(url)?.[1] as string,
    alternates: [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, code, href]) => `${code} ${href}`,
    ),
  }))

  it('lists every page that search engines may list, in each of its languages once', () => {
    const expected = listed.flatMap(({ id, path }) => languagesOf(id).map((code) => absoluteUrl(path, code)))
    expect(urls.map(({ address }) => address).sort()).toEqual(expected.sort())
  })

  it.runIf(story)('lists a story as soon as it is no longer a sample', () => {
    if (!story) return
    const address = `<loc>${absoluteUrl(story.path, 'th')}</loc>`
    expect(sitemap(unapproved(compiledTexts.en, story.id), changed)).not.toContain(address)
    expect(sitemap(approved(compiledTexts.en, story.id), changed)).toContain(address)
  })

  it('says when a page changed, and omits an unknown date', () => {
    const dates = [...sitemap(compiledTexts.en, changed).matchAll(/<\/loc>(<lastmod>([^<]+)<\/lastmod>)?/g)]
    const undated = languagesOf('pricing').length
    expect(dates.filter(([, element]) => element === undefined)).toHaveLength(undated)
    expect(dates.filter(([, , date]) => date === '2026-11-20')).toHaveLength(
      listed.flatMap(({ id }) => languagesOf(id)).length - undated,
    )
  })

  it('gives all versions of a page the same alternates, themselves among them', () => {
    for (const { address, alternates } of urls) {
      const hrefs = alternates.map((alternate) => alternate.split(' ')[1])
      expect(hrefs).toContain(address)
      const page = listed.find(({ path }) => hrefs.includes(absoluteUrl(path, defaultLanguage)))
      expect(alternates).toHaveLength(languagesOf(page?.id as PageId).length + 1)
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

  it('has the fields of RFC 9116 with the brand’s values, and has not expired', () => {
    expect(fields).toMatchObject({
      Contact: `mailto:${brand.securityEmail}`,
      'Preferred-Languages': languageCodes.join(', '),
      Canonical: `${brand.siteUrl}/.well-known/security.txt`,
    })
    expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/)
    expect(new Date(fields.Expires ?? '').getTime()).toBeGreaterThan(Date.now())
  })

  // A provider may have no page with a policy.
  it.runIf(fields.Policy)('points to a policy that exists', () => {
    const [address, block] = (fields.Policy ?? '').split('#')
    const policy = pages.find(({ path }) => absoluteUrl(path, defaultLanguage) === address)
    expect(policy).toBeDefined()
    for (const language of languagesOf(policy?.id as PageId))
      expect(pageTexts(compiledTexts[language], policy?.id as PageId).blocks.map(({ id }) => id)).toContain(
        block,
      )
  })
})

describe.each(languageCodes)('llms.txt in %s', (language) => {
  const compiled = compiledTexts[language]
  const text = llmsTxt(language, compiled)

  it('is a heading, a summary and sections of links', () => {
    expect(text).toMatch(new RegExp(`^# ${brand.product}\n\n> \\S.+\n\n`))
    expect(text.match(/^## \S/gm)).toHaveLength(1 + pagesByAreaIn(language).length)
    expect(text).not.toMatch(/undefined|\{\{|\u200b|\u200d/)
  })

  it.runIf(story && isIn(story.id, language))('lists a story as soon as it is no longer a sample', () => {
    if (!story) return
    const address = `](${absoluteUrl(story.path, language)}): `
    expect(llmsTxt(language, unapproved(compiled, story.id))).not.toContain(address)
    expect(llmsTxt(language, approved(compiled, story.id))).toContain(address)
  })

  it('links to every page that search engines list once, home, prices and contact first', () => {
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, address]) => address)
    const first = (['home', 'pricing', 'contact'] as const).filter((id) => isIn(id, language))
    expect(links.slice(0, first.length)).toEqual(first.map((id) => absoluteUrl(pathOf(id), language)))
    const there = listed.filter(({ id }) => isIn(id, language))
    expect(links.sort()).toEqual(there.map(({ path }) => absoluteUrl(path, language)).sort())
  })

  it('names the prices for programs and the other languages', () => {
    expect(text).toContain(`${brand.siteUrl}/prices.json`)
    for (const other of languageCodes.filter((code) => code !== language))
      expect(text).toContain(`${brand.siteUrl}/${llmsPath(other)}`)
  })
})

describe('prices.csv', () => {
  const rows: Record<string, string>[] = parse(pricesCsv(prices), { columns: true, bom: true })

  it('has a row for each tier, each beginning where the one before ends, up to the maximum', () => {
    expect(rows).toHaveLength(prices.items.flatMap(({ tiers }) => tiers).length)
    for (const { id, included, max, tiers } of prices.items) {
      const its = rows.filter((row) => row.id === id)
      expect(its.map(({ price }) => price)).toEqual(tiers.map(({ price }) => price))
      expect(Number(its[0]?.from)).toBe(included + 1)
      expect(Number(its.at(-1)?.upTo)).toBe(max)
      for (const [index, row] of its.slice(1).entries())
        expect(Number(row.from)).toBe(Number(its[index]?.upTo) + 1)
    }
  })
})

describe('prices.json', () => {
  const file = JSON.parse(pricesJson(prices))

  it('has version, dates, currency and every item with its page, but not where prices come from', () => {
    expect(file).toMatchObject({
      version: prices.version,
      asOf: prices.asOf,
      currency: 'THB',
      vatIncluded: false,
    })
    expect(file.sample).toBe(prices.sample)
    expect(file.items.map(({ id }: { id: string }) => id)).toEqual(prices.items.map(({ id }) => id))
    const addresses = pages.map(({ path }) => absoluteUrl(path, defaultLanguage))
    for (const { page, tiers } of file.items) {
      expect(addresses).toContain(page)
      expect(tiers.at(-1)).toMatchObject({ upTo: null, price: expect.stringMatching(/^\d+(\.\d+)?$/) })
    }
    expect(JSON.stringify(file)).not.toMatch(/evidence|source|confidence/)
  })

  it('is documented field by field', () => {
    const fields = [file, ...file.items, ...file.announced].flatMap((part) => Object.keys(part))
    for (const language of languageCodes) {
      const texts = compiledTexts[language]
      // A provider may have no page that shows the whole list.
      const listing = pagesIn(language).filter(({ id }) =>
        pageTexts(texts, id).blocks.some((one) => one.type === 'prices' && one.part === 'list'),
      )
      for (const page of listing) {
        const documented = pageMarkdown(page, language, texts, undefined)
        for (const field of fields) expect(documented, field).toContain(`\`${field}\``)
      }
    }
  })
})

describe('missingDownloads', () => {
  const offered = pages.flatMap(({ id }) =>
    pageTexts(compiledTexts.th, id).blocks.flatMap((block) =>
      block.type === 'downloads' ? block.items.map(({ file }) => `downloads/${file}`) : [],
    ),
  )

  it('names the locale file of a download that nothing makes', () => {
    expect(offered.length).toBeGreaterThanOrEqual(Math.min(8, pagesOf('service').length))
    expect(missingDownloads('th', compiledTexts.th, offered)).toEqual([])
    expect(missingDownloads('th', compiledTexts.th, offered.slice(1))[0]).toMatch(
      /^locales\/th\/pages\/.+\.json: the build writes no "/,
    )
  })
})

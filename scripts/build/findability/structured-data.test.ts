import { describe, expect, it } from 'vitest'
import { brand } from '../../../src/brand.ts'
import { pages } from '../../../src/catalogue/pages.ts'
import { absoluteUrl, pathOf } from '../../../src/catalogue/urls.ts'
import { isIndexed } from '../../../src/findability/indexed.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { compiledTexts } from './compiled-texts.test-data.ts'
import { pageTexts } from './page-texts.ts'
import { structuredDataAt } from './structured-data-element.ts'

type Node = Record<string, unknown> & { '@type': string }

/** What each type must say, by Google's and schema.org's documentation. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  WebPage: ['url', 'name', 'description', 'inLanguage'],
  CollectionPage: ['url', 'name', 'description', 'inLanguage'],
  ContactPage: ['url', 'name', 'description', 'inLanguage'],
  AboutPage: ['url', 'name', 'description', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'provider', 'areaServed'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
}

const script = (path: string, language: (typeof languageCodes)[number]) =>
  structuredDataAt(path, language, compiledTexts[language])

const nodesOf = (path: string, language: (typeof languageCodes)[number]): Node[] => {
  const [, json = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(script(path, language)) ?? []
  const data = JSON.parse(json)
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const nodeOf = (nodes: readonly Node[], type: string) => nodes.find((node) => node['@type'] === type)

const listed = pages.filter((page) => isIndexed(page, pageTexts(compiledTexts.en, page.id)))
const everyPage = languageCodes.flatMap((language) => listed.map((page) => ({ page, language })))

describe('the structured data', () => {
  it('gives every node what its types require, and refers to no missing node', () => {
    for (const { page, language } of everyPage) {
      const nodes = nodesOf(page.path, language)
      const ids = nodes.map((node) => node['@id'])
      for (const node of nodes) {
        const type = node['@type']
        const asked = required[type]
        if (!asked) throw new Error(`${type} is not a type of this site`)
        for (const key of asked) expect(node[key], `${page.id}: ${type}.${key}`).toBeTruthy()
      }
      const references = JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)
      for (const [, id] of references) expect(ids).toContain(id)
    }
  })

  it('is plain text in every value', () => {
    for (const { page, language } of everyPage)
      expect(script(page.path, language)).not.toMatch(/\*\*|\]\(|\{\{|\u200b|\u200d|\u2060|undefined/)
  })

  it('trails every page but home, from home down to itself', () => {
    expect(nodeOf(nodesOf('/', 'en'), 'BreadcrumbList')).toBeUndefined()
    for (const { page, language } of everyPage.filter(({ page }) => page.id !== 'home')) {
      const list = nodeOf(nodesOf(page.path, language), 'BreadcrumbList')?.itemListElement as Record<
        string,
        unknown
      >[]
      expect(list.map(({ position }) => position)).toEqual(list.map((_item, index) => index + 1))
      expect(list[0]?.item).toBe(absoluteUrl('/', language))
      expect(list.at(-1)?.item).toBe(absoluteUrl(page.path, language))
    }
  })

  it('describes the site on the home page, where search engines take its name from', () => {
    for (const { page, language } of everyPage) {
      const nodes = nodesOf(page.path, language)
      expect(nodeOf(nodes, 'WebSite') !== undefined).toBe(page.id === 'home')
    }
  })

  it.each([
    ['kubernetes', 'Service'],
    ['raid', 'SoftwareApplication'],
    ['contact', 'ContactPage'],
    ['company', 'AboutPage'],
    ['services', 'CollectionPage'],
    ['privacy', 'WebPage'],
  ] as const)('describes %s as %s', (id, type) => {
    for (const language of languageCodes) expect(nodeOf(nodesOf(pathOf(id), language), type)).toBeDefined()
  })

  it('gives the contacts where they are looked for', () => {
    expect(nodeOf(nodesOf(pathOf('contact'), 'th'), 'Organization')).toMatchObject({
      legalName: brand.legalEntityTh,
      address: { addressLocality: brand.address.cityTh },
    })
    expect(nodeOf(nodesOf(pathOf('kubernetes'), 'en'), 'Organization')).not.toHaveProperty('address')
  })
})

import { describe, expect, it } from 'vitest'
import { languagesOf, pages, present } from '../../../src/catalogue/pages.ts'
import { pageOfKind, pagesOf } from '../../../src/catalogue/some-page.fixture.ts'
import { absoluteUrl, pathOf } from '../../../src/catalogue/urls.ts'
import { isIndexed } from '../../../src/findability/indexed.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { prices } from '../../../src/pricing/prices.ts'
import { brand } from '../../../src/provider/brand.ts'
import { compiledTexts } from './compiled-texts.test-data.ts'
import { pageTexts } from './page-texts.ts'
import { changeDay, releasedPrices, structuredDataScript } from './structured-data.test-data.ts'
import { structuredDataAt } from './structured-data-element.ts'

type Node = Record<string, unknown> & { '@type': string }

/** Properties that each type must have, by Google's and schema.org's documentation. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  WebPage: ['url', 'name', 'description', 'inLanguage'],
  CollectionPage: ['url', 'name', 'description', 'inLanguage'],
  ContactPage: ['url', 'name', 'description', 'inLanguage'],
  AboutPage: ['url', 'name', 'description', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'provider', 'areaServed'],
  WebApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  OfferCatalog: ['name', 'itemListElement'],
}

const nodesOf = (path: string, language: Language, list?: PriceList): Node[] => {
  const [, json = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(
      structuredDataScript(path, language, list),
    ) ?? []
  const data = JSON.parse(json)
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const nodeOf = (nodes: readonly Node[], type: string) => nodes.find((node) => node['@type'] === type)

const listed = pages.filter((page) => isIndexed(page, pageTexts(compiledTexts.en, page.id)))
const everyPage = listed.flatMap((page) => languagesOf(page.id).map((language) => ({ page, language })))

describe('the structured data', () => {
  it('gives every node what its types require, and refers to no missing node', () => {
    for (const { page, language } of everyPage) {
      const nodes = nodesOf(page.path, language)
      const ids = nodes.map((node) => node['@id'])
      for (const node of nodes) {
        const type = node['@type']
        const requiredProperties = required[type]
        if (!requiredProperties) throw new Error(`${type} is not a type of this site`)
        for (const key of requiredProperties) expect(node[key], `${page.id}: ${type}.${key}`).toBeTruthy()
      }
      const references = JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)
      for (const [, id] of references) expect(ids).toContain(id)
    }
  })

  it('is plain text in every value', () => {
    for (const { page, language } of everyPage)
      expect(structuredDataScript(page.path, language)).not.toMatch(
        /\*\*|\]\(|\{\{|\u200b|\u200d|\u2060|undefined/,
      )
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

  it('says of every page which site it is part of, when it changed, and which picture shows it', () => {
    for (const { page, language } of everyPage) {
      const nodes = nodesOf(page.path, language)
      const described = nodes.find((node) => node['@id'] === absoluteUrl(page.path, language))
      expect(described).toMatchObject({
        isPartOf: { '@id': nodeOf(nodes, 'WebSite')?.['@id'] },
        dateModified: changeDay,
        primaryImageOfPage: {
          '@type': 'ImageObject',
          url: `${brand.siteUrl}/social/${language}/${page.id}.png`,
        },
      })
      expect(described?.breadcrumb).toEqual(
        page.id === 'home' ? undefined : { '@id': nodeOf(nodes, 'BreadcrumbList')?.['@id'] },
      )
    }
  })

  it('gives no date that is not known', () => {
    const unknown = structuredDataAt('/', 'en', compiledTexts.en, { prices, changed: () => undefined })
    expect(unknown).not.toContain('dateModified')
  })

  it('describes one provider in every language', () => {
    for (const { id, path } of listed) {
      const [one, ...others] = languagesOf(id).map((language) =>
        nodeOf(nodesOf(path, language), 'Organization'),
      )
      for (const other of others) expect(other, id).toEqual(one)
    }
  })

  it.each([
    [pageOfKind('service').id, 'Service'],
    ...pagesOf('calculator')
      .slice(0, 1)
      .map(({ id }) => [id, 'WebApplication'] as const),
    [pageOfKind('contact').id, 'ContactPage'],
    ...present(['company']).map((id) => [id, 'AboutPage'] as const),
    [pageOfKind('landing').id, 'CollectionPage'],
    [pageOfKind('legal').id, 'WebPage'],
  ] as const)('describes %s as %s', (id, type) => {
    for (const language of languagesOf(id)) expect(nodeOf(nodesOf(pathOf(id), language), type)).toBeDefined()
  })

  it('gives the contacts where they are looked for', () => {
    expect(nodeOf(nodesOf(pageOfKind('contact').path, 'th'), 'Organization')).toMatchObject({
      legalName: brand.legalEntity,
      alternateName: brand.legalEntityTh,
      telephone: brand.phone,
      address: { addressLocality: brand.address.city },
    })
    expect(nodeOf(nodesOf(pageOfKind('service').path, 'en'), 'Organization')).not.toHaveProperty('address')
  })
})

describe('prices in the structured data', () => {
  it('are left out while they are samples', () => {
    for (const { page, language } of everyPage.filter(({ page }) => page.kind !== 'calculator'))
      expect(structuredDataScript(page.path, language, { ...prices, sample: true }), page.id).not.toMatch(
        /Offer|"price"/,
      )
  })

  it('are those of the price list, each item once, on the page of prices', () => {
    for (const language of languagesOf('pricing')) {
      const catalog = nodeOf(
        nodesOf(pathOf('pricing'), language, releasedPrices),
        'OfferCatalog',
      ) as unknown as {
        itemListElement: { itemListElement: { sku: string; priceSpecification: { price: string }[] }[] }[]
      }
      const offers = catalog.itemListElement.flatMap((group) => group.itemListElement)
      expect(offers.map(({ sku }) => sku).sort()).toEqual(prices.items.map(({ id }) => id).sort())
      for (const { sku, priceSpecification } of offers) {
        const item = prices.items.find(({ id }) => id === sku)
        expect(priceSpecification.map(({ price }) => price)).toEqual([
          ...(item?.tiers.map(({ price }) => price) ?? []),
          ...(item?.once === undefined ? [] : [item.once]),
        ])
      }
    }
  })

  it('are on the page of each service with an example, under the service’s id', () => {
    for (const { page, request, sizes } of prices.services) {
      const service = nodeOf(nodesOf(pathOf(page), 'en', releasedPrices), 'Service') as Record<
        string,
        unknown
      >
      expect(service['@id']).toBe(`${absoluteUrl(pathOf(page), 'en')}#service`)
      const offers = (service.offers ?? []) as { priceSpecification: object }[]
      expect(offers.length > 0, page).toBe(request !== undefined)
      const catalog = service.hasOfferCatalog as { itemListElement: unknown[] } | undefined
      expect(catalog?.itemListElement.length).toBe(sizes && sizes.length * prices.terms.length)
    }
  })
})

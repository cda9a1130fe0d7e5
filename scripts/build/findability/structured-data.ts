import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  Graph,
  ImageObject,
  Service,
  Thing,
  WebApplication,
  WebPage,
  WebSite,
} from 'schema-dts'
import { trailOf } from '../../../src/catalogue/navigation.ts'
import type { Page, PageId, pages } from '../../../src/catalogue/pages.ts'
import { absoluteUrl, pathOf } from '../../../src/catalogue/urls.ts'
import type { PageContent } from '../../../src/content/page.ts'
import { isIndexed } from '../../../src/findability/indexed.ts'
import { showsPriceList } from '../../../src/findability/shows-price-list.ts'
import { socialSize } from '../../../src/findability/social-image.ts'
import { type Language, languageCodes } from '../../../src/i18n/languages.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { brand } from '../../../src/provider/brand.ts'
import { plainText } from '../../../src/typography/plain-text.ts'
import { priceCatalog, serviceIdOf, serviceOffers } from './offers.ts'
import { organization, organizationId } from './organization.ts'

/** The source of a page's structured data. */
export interface PageFacts {
  readonly page: (typeof pages)[number]
  readonly content: Pick<
    PageContent,
    'title' | 'description' | 'label' | 'blocks' | 'socialImage' | 'date' | 'sample'
  >
  /** The short name of every page, in the page's language. */
  readonly labels: Readonly<Record<PageId, string>>
  readonly language: Language
  readonly prices: PriceList
  /** Date (YYYY-MM-DD) on which the content last changed, if known. */
  readonly changed: string | undefined
}

const websiteId = `${brand.siteUrl}/#website`

const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  url: `${brand.siteUrl}/`,
  name: brand.product,
  inLanguage: languageCodes,
  publisher: { '@id': organizationId },
}

const urlOf = ({ page, language }: PageFacts) => absoluteUrl(page.path, language)

const breadcrumbs = (facts: PageFacts): BreadcrumbList[] => {
  const { page, labels, language } = facts
  const trail = trailOf(page, language)
  if (trail.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${urlOf(facts)}#breadcrumb`,
      itemListElement: [...trail, page.id].map((id, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: plainText(labels[id]),
        item: absoluteUrl(pathOf(id), language),
      })),
    },
  ]
}

const pageType = ({ id, kind }: Pick<Page, 'id' | 'kind'>) => {
  if (kind === 'contact') return 'ContactPage'
  if (kind === 'landing') return 'CollectionPage'
  return (id as string) === 'company' ? 'AboutPage' : 'WebPage'
}

type AnyWebPage = WebPage | ContactPage | CollectionPage | AboutPage

const picture = (path: string): ImageObject => ({
  '@type': 'ImageObject',
  url: brand.siteUrl + path,
  width: `${socialSize.width} px`,
  height: `${socialSize.height} px`,
})

/**
 * @param subject the id of what the page is about, if the graph describes it
 * @param trail the id of its breadcrumbs
 */
const webPage = (facts: PageFacts, subject: string | undefined, trail: string | undefined): AnyWebPage => {
  const { page, content, language, changed } = facts
  const url = urlOf(facts)
  return {
    '@type': pageType(page),
    '@id': url,
    url,
    name: plainText(content.title),
    description: plainText(content.description),
    inLanguage: language,
    isPartOf: { '@id': websiteId },
    publisher: { '@id': organizationId },
    ...(content.date && { datePublished: content.date }),
    ...(changed && { dateModified: changed }),
    ...(trail && { breadcrumb: { '@id': trail } }),
    ...(subject && { mainEntity: { '@id': subject } }),
    ...(content.socialImage && { primaryImageOfPage: picture(content.socialImage) }),
  }
}

const service = (facts: PageFacts): Service => {
  const { page, content, language, prices } = facts
  return {
    '@type': 'Service',
    '@id': serviceIdOf(page.id, language),
    name: plainText(content.label),
    description: plainText(content.description),
    url: urlOf(facts),
    provider: { '@id': organizationId },
    areaServed: brand.address.country,
    ...serviceOffers(prices, page.id, language),
  }
}

const application = (facts: PageFacts): WebApplication => ({
  '@type': 'WebApplication',
  '@id': `${urlOf(facts)}#application`,
  name: plainText(facts.content.label),
  description: plainText(facts.content.description),
  url: urlOf(facts),
  inLanguage: facts.language,
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  browserRequirements: 'JavaScript',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'THB' },
  publisher: { '@id': organizationId },
})

/** The subject of a page, if schema.org has a type for it. */
const subjects = (facts: PageFacts): Thing[] => {
  const { page, content, prices, language } = facts
  if (page.kind === 'service') return [service(facts)]
  if (page.kind === 'calculator') return [application(facts)]
  return showsPriceList(page, content) ? priceCatalog(prices, plainText(content.label), language) : []
}

const idOf = (nodes: readonly Thing[]) => (nodes[0] as { '@id'?: string } | undefined)?.['@id']

/** Describes a page to search engines as one graph of https://schema.org types; `undefined` for a page that they may not list. */
export const structuredData = (facts: PageFacts): Graph | undefined => {
  if (!isIndexed(facts.page, facts.content)) return undefined
  const [about, trail] = [subjects(facts), breadcrumbs(facts)]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(facts.page.id),
      website,
      webPage(facts, idOf(about), idOf(trail)),
      ...trail,
      ...about,
    ],
  }
}

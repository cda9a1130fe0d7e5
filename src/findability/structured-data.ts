import { brand } from '../brand.ts'
import { trailOf } from '../catalogue/navigation.ts'
import type { Page, PageId, pages } from '../catalogue/pages.ts'
import { absoluteUrl, pathOf } from '../catalogue/urls.ts'
import type { PageContent } from '../content/page.ts'
import type { Language } from '../i18n/languages.ts'
import { plainText } from '../typography/plain-text.ts'
import { isIndexed } from './indexed.ts'
import { organization, organizationId } from './organization.ts'
import { socialUrl } from './social-image.ts'

type Node = Record<string, unknown> & { '@type': string }

/** The source of a page's structured data. */
export interface PageFacts {
  readonly page: (typeof pages)[number]
  readonly content: Pick<PageContent, 'title' | 'description' | 'label' | 'blocks'>
  /** The short name of every page, in the page's language. */
  readonly labels: Readonly<Record<PageId, string>>
  readonly language: Language
}

const websiteId = `${brand.siteUrl}/#website`

/** The site, described on the home page only: search engines take its name from there. */
const website: Node = {
  '@type': 'WebSite',
  '@id': websiteId,
  url: `${brand.siteUrl}/`,
  name: brand.product,
  publisher: { '@id': organizationId },
}

const breadcrumbs = ({ page, labels, language }: PageFacts): Node[] => {
  const trail = trailOf(page)
  if (trail.length === 0) return []
  const items = [...trail, page.id].map((id, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: plainText(labels[id]),
    item: absoluteUrl(pathOf(id), language),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}

const pageType = ({ id, kind }: Pick<Page, 'id' | 'kind'>): string => {
  if (kind === 'contact') return 'ContactPage'
  if (kind === 'landing') return 'CollectionPage'
  return id === 'company' ? 'AboutPage' : 'WebPage'
}

const webPage = ({ page, content, language }: PageFacts): Node => {
  const url = absoluteUrl(page.path, language)
  return {
    '@type': pageType(page),
    '@id': url,
    url,
    name: plainText(content.title),
    description: plainText(content.description),
    inLanguage: language,
    ...(page.id === 'home' && { isPartOf: { '@id': websiteId } }),
    primaryImageOfPage: socialUrl(page.id, language),
  }
}

const service = ({ page, content, language }: PageFacts): Node => ({
  '@type': 'Service',
  name: plainText(content.label),
  description: plainText(content.description),
  url: absoluteUrl(page.path, language),
  provider: { '@id': organizationId },
  areaServed: brand.address.country,
})

const application = ({ page, content, language }: PageFacts): Node => ({
  '@type': 'SoftwareApplication',
  name: plainText(content.label),
  description: plainText(content.description),
  url: absoluteUrl(page.path, language),
  inLanguage: language,
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'THB' },
  publisher: { '@id': organizationId },
})

const subject = (facts: PageFacts): Node[] => {
  if (facts.page.kind === 'service') return [service(facts)]
  return facts.page.kind === 'calculator' ? [application(facts)] : []
}

/** Describes a page to search engines as one graph of https://schema.org types; `undefined` for a page that they may not list. */
export const structuredData = (facts: PageFacts) =>
  isIndexed(facts.page, facts.content)
    ? {
        '@context': 'https://schema.org',
        '@graph': [
          organization(facts.page.id, facts.language),
          ...(facts.page.id === 'home' ? [website] : []),
          webPage(facts),
          ...breadcrumbs(facts),
          ...subject(facts),
        ],
      }
    : undefined

import type { Block } from '../../../src/blocks/blocks.ts'
import { brand } from '../../../src/brand.ts'
import { trailOf } from '../../../src/catalogue/navigation.ts'
import type { Page, PageId, pages } from '../../../src/catalogue/pages.ts'
import { absoluteUrl, pageAt, pathOf } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compile.ts'
import type { PageContent } from '../../../src/content/page.ts'
import { isIndexed } from '../../../src/findability/indexed.ts'
import { plainText } from '../../../src/findability/plain-text.ts'
import { socialUrl } from '../../../src/findability/social-image.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { organization, organizationId } from './organization.ts'
import { pageTexts } from './page-texts.ts'

type Node = Record<string, unknown> & { '@type': string | string[] }

/** What the structured data of a page is made of. */
export interface PageFacts {
  readonly page: (typeof pages)[number]
  readonly content: Pick<PageContent, 'title' | 'description' | 'label' | 'blocks'>
  /** The short name of every page, in the page's language. */
  readonly labels: Readonly<Record<PageId, string>>
  readonly language: Language
}

const websiteId = `${brand.siteUrl}/#website`

const website = (): Node => ({
  '@type': 'WebSite',
  '@id': websiteId,
  url: `${brand.siteUrl}/`,
  name: brand.product,
  publisher: { '@id': organizationId },
})

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

/** What is still a sample is not told to search engines. */
const questionsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.type === 'questions' && !block.sample
      ? block.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: plainText(question),
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        }))
      : [],
  )

const pageType = ({ id, kind }: Pick<Page, 'id' | 'kind'>): string => {
  if (kind === 'contact') return 'ContactPage'
  if (kind === 'landing') return 'CollectionPage'
  return id === 'company' ? 'AboutPage' : 'WebPage'
}

const webPage = ({ page, content, language }: PageFacts): Node => {
  const url = absoluteUrl(page.path, language)
  const questions = questionsOf(content.blocks)
  const type = pageType(page)
  return {
    '@type': questions.length > 0 ? [type, 'FAQPage'] : type,
    '@id': url,
    url,
    name: plainText(content.title),
    description: plainText(content.description),
    inLanguage: language,
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: socialUrl(page.id, language),
    ...(questions.length > 0 && { mainEntity: questions }),
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

/** A page described for search engines, as one graph of https://schema.org types. */
export const structuredData = (facts: PageFacts) => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(facts.page.id, facts.language),
    website(),
    webPage(facts),
    ...breadcrumbs(facts),
    ...subject(facts),
  ],
})

/**
 * The same as an element of the head, for the page at a language-free path; nothing for a path outside the catalogue and for a page that
 * search engines shall not list. It is written at build only: no browser's code knows of it.
 */
export const structuredDataAt = (path: string, language: Language, compiled: Compiled): string => {
  const page = pageAt(path)
  if (!page) return ''
  const content = pageTexts(compiled, page.id)
  if (!isIndexed(page, content)) return ''
  const { labels } = compiled.common as unknown as Pick<PageFacts, 'labels'>
  const data = structuredData({ page, content, labels, language })
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

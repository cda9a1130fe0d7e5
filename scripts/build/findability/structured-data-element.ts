import { pageAt } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compiled.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { pageTexts } from './page-texts.ts'
import type { Changed } from './sitemap.ts'
import { structuredData } from './structured-data.ts'

/** Writes the structured data of the page at a language-free path as an element; empty if it has none. */
export const structuredDataAt = (
  path: string,
  language: Language,
  compiled: Compiled,
  { prices, changed }: { prices: PriceList; changed: Changed },
): string => {
  const page = pageAt(path)
  if (!page) return ''
  const { labels } = compiled.common
  const data = structuredData({
    page,
    content: pageTexts(compiled, page.id),
    labels,
    language,
    prices,
    changed: changed(language, page.id),
  })
  if (!data) return ''
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

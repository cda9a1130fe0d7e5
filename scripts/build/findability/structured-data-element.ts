import { pageAt } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compile.ts'
import { type PageFacts, structuredData } from '../../../src/findability/structured-data.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { pageTexts } from './page-texts.ts'

/** Writes the structured data of the page at a language-free path as an element for its head; empty if it has none. */
export const structuredDataAt = (path: string, language: Language, compiled: Compiled): string => {
  const page = pageAt(path)
  if (!page) return ''
  const { labels } = compiled.common as unknown as Pick<PageFacts, 'labels'>
  const data = structuredData({ page, content: pageTexts(compiled, page.id), labels, language })
  if (!data) return ''
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

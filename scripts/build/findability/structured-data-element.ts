import { pageAt } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compile.ts'
import { type PageFacts, structuredData } from '../../../src/findability/structured-data.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { pageTexts } from './page-texts.ts'

/** The structured data as an element of the head, for the page at a language-free path; nothing where there are none. */
export const structuredDataAt = (path: string, language: Language, compiled: Compiled): string => {
  const page = pageAt(path)
  if (!page) return ''
  const { labels } = compiled.common as unknown as Pick<PageFacts, 'labels'>
  const data = structuredData({ page, content: pageTexts(compiled, page.id), labels, language })
  if (!data) return ''
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

import { languagesOf, type PageId, pages } from '../../../src/catalogue/pages.ts'
import { absoluteUrl } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compiled.ts'
import { isIndexed } from '../../../src/findability/indexed.ts'
import { defaultLanguage, type Language } from '../../../src/i18n/languages.ts'
import { pageTexts } from './page-texts.ts'

/** The day on which a page last changed. */
export type Changed = (language: Language, page: PageId) => string | undefined

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`

const entries = ({ id, path }: (typeof pages)[number], changed: Changed) => {
  const pageLanguages = languagesOf(id)
  const alternates = [
    ...pageLanguages.map((code) => alternate(code, absoluteUrl(path, code))),
    alternate('x-default', absoluteUrl(path, defaultLanguage)),
  ].join('')
  return pageLanguages.map((code) => {
    const date = changed(code, id)
    return `<url><loc>${absoluteUrl(path, code)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}${alternates}</url>`
  })
}

/**
 * Lists every page that search engines may list, in every language, with its alternates (https://www.sitemaps.org/protocol.html) and the
 * day of its last change, if known: a search engine that finds one wrong date ignores them all.
 * @param compiled the texts of the default language: samples are the same in all
 */
export const sitemap = (compiled: Compiled, changed: Changed): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages
  .filter((page) => isIndexed(page, pageTexts(compiled, page.id)))
  .flatMap((page) => entries(page, changed))
  .join('\n')}
</urlset>
`

import { pages } from '../../../src/catalogue/pages.ts'
import { absoluteUrl } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compile.ts'
import { isIndexed } from '../../../src/findability/indexed.ts'
import { defaultLanguage, languageCodes } from '../../../src/i18n/languages.ts'
import { pageTexts } from './page-texts.ts'

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`

const entries = (path: string) => {
  const alternates = [
    ...languageCodes.map((code) => alternate(code, absoluteUrl(path, code))),
    alternate('x-default', absoluteUrl(path, defaultLanguage)),
  ].join('')
  return languageCodes.map((code) => `<url><loc>${absoluteUrl(path, code)}</loc>${alternates}</url>`)
}

/**
 * Lists every page that search engines may list, in every language, with its alternates (https://www.sitemaps.org/protocol.html). No dates
 * of change: a search engine that finds one wrong ignores them all.
 * @param compiled the texts of any language: samples are the same in all
 */
export const sitemap = (compiled: Compiled): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages
  .filter((page) => isIndexed(page, pageTexts(compiled, page.id)))
  .flatMap(({ path }) => entries(path))
  .join('\n')}
</urlset>
`

import { pagesByAreaIn } from '../../../src/catalogue/navigation.ts'
import { isIn, type PageId, shownIn } from '../../../src/catalogue/pages.ts'
import { absoluteUrl, hrefOf, pageOf, pathOf } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compiled.ts'
import { isIndexed } from '../../../src/findability/indexed.ts'
import { markdownPath } from '../../../src/findability/markdown-path.ts'
import { type Language, languageCodes, languages } from '../../../src/i18n/languages.ts'
import { brand } from '../../../src/provider/brand.ts'
import { plainText } from '../../../src/typography/plain-text.ts'
import { pageTexts } from './page-texts.ts'
import { priceFile } from './price-file.ts'

/**
 * Allows everything, even if SITE_INDEXING is off: crawlers must read a page to see that it is not to be listed. The start-up script replaces
 * it if bots are refused.
 */
export const robotsTxt = (): string => `User-agent: *
Disallow:

Sitemap: ${brand.siteUrl}/sitemap.xml
`

/** Pages that buyers ask for first. */
const first: readonly PageId[] = ['home', 'pricing', 'contact']

/** Path of a language's llms.txt in the site. */
export const llmsPath = (language: Language): string =>
  `${hrefOf('/', language).slice(1)}/llms.txt`.replace(/^\//, '')

/** Describes the site to language models (https://llmstxt.org): every page that search engines may list, with its purpose. */
export const llmsTxt = (language: Language, compiled: Compiled): string => {
  const { areas } = compiled.common
  const words = compiled.assistants
  const line = (id: PageId) => {
    const { label, purpose } = pageTexts(compiled, id)
    return `- [${plainText(label)}](${absoluteUrl(pathOf(id), language)}): ${plainText(purpose)}`
  }
  const isListed = (id: PageId) => isIndexed(pageOf(id), pageTexts(compiled, id))
  const section = (title: string, ids: readonly PageId[]) =>
    `## ${plainText(title)}\n\n${ids.map(line).join('\n')}\n`
  const others = languageCodes
    .filter((code) => code !== language)
    .map((code) => `[${languages[code].name}](${brand.siteUrl}/${llmsPath(code)})`)
  return `# ${brand.product}

> ${plainText(pageTexts(compiled, 'home').description)}

- ${plainText(words.markdown)}: ${brand.siteUrl}${markdownPath(pathOf('pricing'), shownIn('pricing', language))}
- ${plainText(words.prices)}: ${brand.siteUrl}/${priceFile}
- ${plainText(words.languages)}: ${others.join(', ')}

${[
  section(
    words.first,
    first.filter((id) => isIn(id, language)),
  ),
  ...pagesByAreaIn(language).map(({ area, pages }) =>
    section(
      areas[area],
      pages.filter((id) => isListed(id) && !first.includes(id)),
    ),
  ),
].join('\n')}`
}

import { brand } from '../../../src/brand.ts'
import { footer } from '../../../src/catalogue/navigation.ts'
import type { PageId } from '../../../src/catalogue/pages.ts'
import { absoluteUrl, hrefOf, pageOf, pathOf } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compile.ts'
import { isIndexed } from '../../../src/findability/indexed.ts'
import { defaultLanguage, type Language, languageCodes, languages } from '../../../src/i18n/languages.ts'
import { plainText } from '../../../src/typography/plain-text.ts'
import { pageTexts } from './page-texts.ts'

/** Allows everything, also where SITE_INDEXING is off: only what crawlers may read tells them not to list it. */
export const robotsTxt = (): string => `User-agent: *
Disallow:

Sitemap: ${brand.siteUrl}/sitemap.xml
`

const otherLanguages = languageCodes.filter((code): code is Language => code !== defaultLanguage)

/** Describes the site to language models (https://llmstxt.org): every page that search engines may list, with its purpose. */
export const llmsTxt = (compiled: Compiled): string => {
  const { areas } = compiled.common as unknown as { areas: Record<string, string> }
  const line = (id: PageId) => {
    const { label, purpose } = pageTexts(compiled, id)
    return `- [${plainText(label)}](${absoluteUrl(pathOf(id), defaultLanguage)}): ${plainText(purpose)}`
  }
  const isListed = (id: PageId) => isIndexed(pageOf(id), pageTexts(compiled, id))
  const sections = footer.map(
    ({ area, pages }) => `## ${areas[area]}\n\n${pages.filter(isListed).map(line).join('\n')}\n`,
  )
  const others = otherLanguages.map((code) => `${languages[code].name} (${hrefOf('/', code)})`)
  return `# ${brand.product}

> ${plainText(pageTexts(compiled, 'home').description)}

Each page also exists in ${others.join(', ')}, under the same path. ${brand.siteUrl}/sitemap.xml lists them all.

${sections.join('\n')}`
}

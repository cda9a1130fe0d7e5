import { readdirSync } from 'node:fs'
import { pagesIn } from '../../../src/catalogue/pages.ts'
import type { Compiled } from '../../../src/content/compiled.ts'
import { isIndexed } from '../../../src/findability/indexed.ts'
import { markdownPath } from '../../../src/findability/markdown-path.ts'
import { defaultLanguage, type Language } from '../../../src/i18n/languages.ts'
import { prices } from '../../../src/pricing/prices.ts'
import { plainText } from '../../../src/typography/plain-text.ts'
import { documentFiles } from '../brand/documents/documents.ts'
import { iconFiles } from '../brand/icons.ts'
import { lineCode } from '../brand/line-code.ts'
import { logoFiles } from '../brand/logo-files.ts'
import { weaveFiles } from '../brand/weave-files.ts'
import { feeds } from './feeds.ts'
import { missingDownloads } from './missing-downloads.ts'
import { pageMarkdown } from './page-markdown.ts'
import { pageTexts } from './page-texts.ts'
import { priceFile, pricesCsv, pricesJson, priceTable } from './price-file.ts'
import { type Changed, sitemap } from './sitemap.ts'
import { sourceDate } from './source-date.ts'
import { llmsPath, llmsTxt, robotsTxt } from './text-files.ts'

/** Files that are served unchanged, such as an owner's downloads. */
const publicFiles = () => readdirSync('public', { recursive: true, encoding: 'utf8' })

/**
 * Makes every file derived from brand and texts except link preview pictures: icons, logo, downloads, files for crawlers.
 * @returns their content by path in the site
 * @throws if a page offers a download that is neither one of them nor in `public`
 */
export const generatedFiles = async (
  texts: readonly { language: Language; compiled: Compiled }[],
  changed: Changed,
): Promise<Readonly<Record<string, string | Buffer>>> => {
  const main = texts.find(({ language }) => language === defaultLanguage)?.compiled as Compiled
  const date = sourceDate()
  const files: Record<string, string | Buffer> = {
    ...(await iconFiles(plainText(pageTexts(main, 'home').description))),
    ...(await logoFiles()),
    ...weaveFiles(),
    'line.svg': await lineCode(),
    ...(await documentFiles(texts, date)),
    'sitemap.xml': sitemap(main, changed),
    'robots.txt': robotsTxt(),
    [priceFile]: pricesJson(prices),
    [priceTable]: pricesCsv(prices),
    ...Object.fromEntries(
      texts.flatMap(({ language, compiled }) => [
        ...Object.entries(feeds(language, compiled, changed)),
        [llmsPath(language), llmsTxt(language, compiled)],
        ...pagesIn(language)
          .filter((page) => isIndexed(page, pageTexts(compiled, page.id)))
          .map((page) => [
            markdownPath(page.path, language).slice(1),
            pageMarkdown(page, language, compiled, changed(language, page.id)),
          ]),
      ]),
    ),
  }
  const served = [...Object.keys(files), ...publicFiles()]
  const missing = texts.flatMap(({ language, compiled }) => missingDownloads(language, compiled, served))
  if (missing.length > 0) throw new Error(missing.join('\n'))
  return files
}

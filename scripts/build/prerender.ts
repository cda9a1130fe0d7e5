import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pagesIn } from '../../src/catalogue/pages.ts'
import { hrefOf, namespaceOf, pageAt } from '../../src/catalogue/urls.ts'
import type { Compiled } from '../../src/content/compiled.ts'
import { type Language, languageCodes } from '../../src/i18n/languages.ts'
import { textAddress } from '../../src/i18n/text-address.ts'
import { prices } from '../../src/pricing/prices.ts'
import { brand } from '../../src/provider/brand.ts'
import type { Media } from '../content/media.ts'
import { redirects } from '../content/moved.ts'
import { readSources } from '../content/sources.ts'
import type { Bundle } from './bundle.ts'
import type { Changed } from './findability/sitemap.ts'
import { structuredDataAt } from './findability/structured-data-element.ts'
import { siteFacts } from './nginx/site-facts.ts'
import { type Needed, openTemplate, scriptHashes } from './page-document.ts'
import type { Site } from './site.ts'
import { tooLargePage, tooLargeTexts } from './too-large.ts'

const dist = 'dist'
const notFound = '/404'

const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** The file of a page: `/th.html` for `/th`, `/index.html` for `/`. */
const fileOf = (href: string) => (href === '/' ? '/index.html' : `${href}.html`)

/** The compiled texts of every language. */
export type Texts = readonly { readonly language: Language; readonly compiled: Compiled }[]

export const compileTexts = (site: Site, media: Media): Texts =>
  languageCodes.map((language) => ({
    language,
    compiled: site.compile(language, readSources(language), media),
  }))

/** Writes a file of the site by its path in it. */
export const writeFile = (path: string, content: string | Buffer) => write(join(dist, path), content)

/**
 * Writes every page in every language, the texts, and the build's facts for the server.
 * @param changed the day of a page's last change
 * @returns the number of pages written
 */
export const prerender = async (
  site: Site,
  texts: Texts,
  bundle: Bundle,
  isPreview: boolean,
  changed: Changed,
): Promise<number> => {
  const documentOf = await openTemplate(dist, bundle.boot)
  const textsVersion = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  const neededAt = (path: string): Needed => {
    const page = pageAt(path)
    return {
      textsVersion,
      scripts: [...bundle.app, ...((page && bundle.scripts[page.path]) ?? [])],
      ...(page && { namespace: namespaceOf(page) }),
    }
  }
  const styleHashes = new Map<string, readonly string[]>()
  let tooLargeScript = ''
  for (const { language, compiled } of texts) {
    for (const [namespace, text] of Object.entries(compiled))
      if (namespace !== tooLargeTexts)
        writeFile(textAddress(textsVersion, language, namespace).slice(1), JSON.stringify(text))
    const words = compiled[tooLargeTexts]
    const tooLarge = tooLargePage(language, words, bundle.tooLarge)
    writeFile(tooLarge.path, tooLarge.html)
    styleHashes.set(tooLarge.path, [tooLarge.styleHash])
    tooLargeScript = tooLarge.scriptHash
    for (const path of [...pagesIn(language).map((page) => page.path), notFound]) {
      const rendered = await site.render(path, language, compiled)
      const structuredData = structuredDataAt(path, language, compiled, { prices, changed })
      const page = documentOf(language, { ...rendered, structuredData }, neededAt(path))
      const file = fileOf(hrefOf(path, language))
      writeFile(file, page.html)
      if (page.widgetSheet) writeFile(page.widgetSheet.path, page.widgetSheet.text)
      styleHashes.set(file, page.styleHashes)
    }
  }
  write(
    `${dist}-server/site.conf`,
    siteFacts({
      styleHashes,
      scriptHashes: scriptHashes(bundle.boot),
      tooLargeScript,
      isPreview,
      redirects,
      siteUrl: brand.siteUrl,
    }),
  )
  return texts.reduce((sum, { language }) => sum + pagesIn(language).length + 1, 0)
}

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pages } from '../src/catalogue/pages.ts'
import { hrefOf } from '../src/catalogue/urls.ts'
import { readSources } from '../src/content/sources.ts'
import { languageCodes } from '../src/i18n/languages.ts'
import type { Rendered } from '../src/prerender.tsx'
import { writeGeneratedFiles } from './findability/generated-files.ts'
import { structuredDataAt } from './findability/structured-data.ts'
import { preloadLinks } from './fonts/loaded-faces.ts'
import { siteFacts } from './nginx/site-facts.ts'
import type { Site } from './site.ts'

const dist = 'dist'
const notFound = '/404'

const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
const sha256 = (content: string) => createHash('sha256').update(content)
const cspHash = (content: string) => `sha256-${sha256(content).digest('base64')}`

/** Where the server finds a page: `/th` is `th.html`, `/` is `index.html`. */
const fileOf = (href: string) => join(dist, href === '/' ? 'index.html' : `${href}.html`)

/** The template with the one style sheet in place of its link; the file itself is served to nobody. */
const inlineStyles = () => {
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const [link, href] = /<link rel="stylesheet"[^>]*href="([^"]+)">/.exec(template) ?? []
  if (!link || !href) throw new Error('the build has no style sheet to inline')
  const styles = readFileSync(join(dist, href), 'utf8').trim()
  rmSync(join(dist, href))
  return {
    template: template.replace(link, () => `<style>${styles}</style>`),
    hash: cspHash(styles),
  }
}

/** Writes every page in every language, the texts, and what the server must know of this build. */
export const prerender = async (site: Site): Promise<number> => {
  const { template, hash } = inlineStyles()
  const texts = languageCodes.map((language) => ({
    language,
    compiled: site.compile(language, readSources(language)),
  }))
  const version = sha256(JSON.stringify(texts)).digest('hex').slice(0, 16)
  const styleHashes = new Set([hash])
  const generated = writeGeneratedFiles(texts, (path, content) => write(join(dist, path), content))
  let count = 0
  for (const { language, compiled } of texts) {
    const preloads = await preloadLinks(language)
    for (const [namespace, text] of Object.entries(compiled))
      write(join(dist, 'locales', language, `${namespace}.json`), JSON.stringify(text))
    for (const path of [...pages.map((page) => page.path), notFound]) {
      const rendered = await site.render(path, language, compiled)
      if (rendered.styles) styleHashes.add(cspHash(rendered.styles.text))
      const head = rendered.head + preloads + structuredDataAt(path, language, compiled)
      write(fileOf(hrefOf(path, language)), fill(template, language, version, { ...rendered, head }))
      count++
    }
  }
  await generated
  write(`${dist}-server/site.conf`, siteFacts({ styleHashes: [...styleHashes], localesVersion: version }))
  return count
}

const fill = (template: string, language: string, version: string, { head, body, styles }: Rendered) =>
  template
    .replace('<html lang="en"', () => `<html lang="${language}" data-texts="${version}"`)
    .replace('<!--head-->', () => head)
    .replace('</head>', (end) => (styles ? `<style ${styles.attributes}>${styles.text}</style>${end}` : end))
    .replace('<!--body-->', () => body)

import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { pages } from '../../../src/provider/pages.ts'
import type { Page } from '../../../src/provider/schema.ts'
import { blocksOf } from '../../content/quality/blocks.ts'
import { readSources } from '../../content/sources.ts'
import { copyTree } from '../../shared/copy-tree.ts'

const replaceOnce = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} must contain ${from} exactly once`)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
}

/** Blocks that any page may hold, and that need nothing laid out, priced or asked. */
const plainBlocks = [
  ...['prose', 'features', 'table', 'list', 'figures', 'steps', 'timeline'],
  ...['clauses', 'callout', 'questions', 'downloads', 'action'],
]

/** A page that is only text: an article, or a legal page if the provider has no such article. */
export const plainPage = (pages: readonly Page[]): Page => {
  const sources = readSources('en')
  const isPlain = (page: Page) =>
    blocksOf(sources.get(namespaceOf(page))).every(({ type }) => plainBlocks.includes(type))
  const [page] = ['article', 'legal'].flatMap((kind) =>
    pages.filter((one) => one.kind === kind && isPlain(one)),
  )
  if (!page) throw new Error('no article or legal page of the site consists only of text')
  return page
}

/**
 * Copies the project with additional articles in its catalogue: each has its own address, id and weave, and the text of an existing one
 * without a diagram. They are in no menu nor the footer, which would not list every page of so large a site either.
 * @param more number of additional pages, each counted once for all languages
 */
export const growSite = (more: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  copyTree(folder)
  const catalogue = join(folder, 'src/catalogue')
  const list = join(folder, 'src/provider/pages.ts')
  const { id, path, file = path } = plainPage(pages)
  replaceOnce(list, 'export const pages = [', 'const own = [')
  appendFileSync(
    list,
    `
const model = own.find(({ id }) => id === '${id}')
const more = Array.from({ length: ${more} }, (_, index) => ({
  ...model, id: 'grown-' + index, path: '/grown/page-' + index, file: '${file}',
}))
export const pages = [...own, ...more] as typeof own
`,
  )
  replaceOnce(
    join(catalogue, 'urls.ts'),
    "  ['/services', 'services'],",
    "  ['/grown', 'home'],\n  ['/services', 'services'],",
  )
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

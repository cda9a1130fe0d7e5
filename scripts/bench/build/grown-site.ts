import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTree } from '../../shared/copy-tree.ts'

const replaceOnce = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} does not hold ${from} once`)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
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
  replaceOnce(list, 'export const pages = [', 'const own = [')
  appendFileSync(
    list,
    `
const model = own.find(({ id }) => id === 'certification')
const more = Array.from({ length: ${more} }, (_, index) => ({
  ...model, id: 'grown-' + index, path: '/grown/page-' + index, file: '/certification-reports',
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

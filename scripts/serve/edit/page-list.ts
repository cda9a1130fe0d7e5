import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import type { ViteDevServer } from 'vite'
import type * as Catalogue from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../../src/i18n/languages.ts'
import { pages as listed } from '../../../src/provider/pages.ts'
import { itemName } from '../../../src/provider/schema.ts'
import { fileOf } from '../../content/sources.ts'
import { namespaceIn } from './file-kind.ts'

const listPath = 'src/provider/page-files.ts'

/** The files of a page in the languages that must have it. */
const twinsOf = (file: string) => wholeLanguages.map((language) => fileOf(language, namespaceIn(file)))

/** Says why a new file cannot have its name. */
export const nameRefusal = async (server: ViteDevServer, file: string): Promise<string | undefined> => {
  const name = basename(file, '.json')
  if (!itemName.test(name)) return `write the address in lower-case words joined by hyphens, not "${name}"`
  // The second of two new files has the name of the first.
  if (twinsOf(file).some((twin) => existsSync(twin))) return undefined
  const { pages } = (await server.ssrLoadModule('/src/catalogue/pages.ts')) as typeof Catalogue
  return pages.some(({ id }) => id === name)
    ? `another page has the address "${name}": write another one`
    : undefined
}

/** Says why a page's file cannot be deleted. */
export const deleteRefusal = (file: string): string | undefined =>
  listed.some((page) => namespaceOf(page) === namespaceIn(file))
    ? 'the page is listed in src/provider/pages.ts: `npm run adopt` removes it with everything that leads to it'
    : undefined

/**
 * Rewrites the list of the pages that are declared in their file, after a page's files have been saved or deleted in every language.
 * @returns whether the list has changed
 */
export const renewList = async (file: string): Promise<boolean> => {
  const are = twinsOf(file).filter((twin) => existsSync(twin)).length
  if (are !== 0 && are !== wholeLanguages.length) return false
  const before = await readFile(listPath, 'utf8')
  await promisify(execFile)(process.execPath, ['scripts/check/generated/generate.ts', listPath])
  return (await readFile(listPath, 'utf8')) !== before
}

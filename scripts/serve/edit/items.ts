import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import type { ViteDevServer } from 'vite'
import type * as Catalogue from '../../../src/catalogue/pages.ts'
import { fileOf } from '../../../src/content/sources.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { itemName } from '../../../src/provider/schema.ts'
import { fileKindOf, namespaceIn } from './file-kind.ts'

const itemsPath = 'src/provider/items.ts'

const twinsOf = (file: string) => languageCodes.map((language) => fileOf(language, namespaceIn(file)))

/** Says why a new file cannot have its name. */
export const itemRefusal = async (server: ViteDevServer, file: string): Promise<string | undefined> => {
  if (fileKindOf(file) === 'page') return 'a new page begins in src/provider/pages.ts'
  const name = basename(file, '.json')
  if (!itemName.test(name)) return `write the address in lower-case words joined by hyphens, not "${name}"`
  // The second of two new files has the name of the first.
  if (twinsOf(file).some((twin) => existsSync(twin))) return undefined
  const { pages } = (await server.ssrLoadModule('/src/catalogue/pages.ts')) as typeof Catalogue
  return pages.some(({ id }) => id === name)
    ? `another page has the address "${name}": write another one`
    : undefined
}

/**
 * Writes the list of items anew after one was saved in every language.
 * @returns whether the list has changed
 */
export const renewItems = async (file: string): Promise<boolean> => {
  if (fileKindOf(file) === 'page' || !twinsOf(file).every((twin) => existsSync(twin))) return false
  const before = await readFile(itemsPath, 'utf8')
  await promisify(execFile)(process.execPath, ['scripts/check/generated/generate.ts', itemsPath])
  return (await readFile(itemsPath, 'utf8')) !== before
}

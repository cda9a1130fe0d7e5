import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import { pages } from '../../src/provider/pages.ts'
import { localesFolder } from '../content/sources.ts'
import { readJson } from './source-file.ts'

/** Labels of the pages in a language, by page id. */
export const labelsOf = (language: string): Map<string, string> =>
  new Map(
    pages.flatMap((page) => {
      const file = join(localesFolder, language, `${namespaceOf(page)}.json`)
      return existsSync(file) ? [[page.id, readJson<{ label: string }>(file).label] as const] : []
    }),
  )

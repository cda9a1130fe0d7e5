import { existsSync } from 'node:fs'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { added } from '../../src/provider/page-files.ts'
import { pages } from '../../src/provider/pages.ts'
import { fileOf } from '../content/sources.ts'
import { readJson } from './source-file.ts'

/** Labels of the pages in a language, by page id; an item of a collection has only its title. */
export const labelsOf = (language: Language): Map<string, string> =>
  new Map(
    [...pages, ...added].flatMap((page) => {
      const file = fileOf(language, namespaceOf(page))
      if (!existsSync(file)) return []
      const { label, title } = readJson<{ label?: string; title: string }>(file)
      return [[page.id, label ?? title] as const]
    }),
  )

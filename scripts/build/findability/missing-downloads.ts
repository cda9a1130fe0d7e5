import { pagesIn } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compiled.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { fileOf } from '../../content/sources.ts'
import { pageTexts } from './page-texts.ts'

/** Lists downloads that a language's pages offer and the site lacks, each with the name of its locale file. */
export const missingDownloads = (
  language: Language,
  compiled: Compiled,
  files: readonly string[],
): string[] =>
  pagesIn(language).flatMap((page) =>
    pageTexts(compiled, page.id)
      .blocks.flatMap((block) => (block.type === 'downloads' ? block.items : []))
      .filter(({ file }) => !files.includes(`downloads/${file}`))
      .map(
        ({ file }) => `${fileOf(language, namespaceOf(page))}: the build writes no "${file}" to downloads/`,
      ),
  )

import type { PageId } from '../../../src/catalogue/pages.ts'
import { namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compiled.ts'
import { type Language, languageCodes } from '../../../src/i18n/languages.ts'
import { compile } from '../../content/compile.ts'
import { readSources } from '../../content/sources.ts'
import type { Json } from '../../content/strings.ts'
import { mediaOf, readOriginals } from '../media/originals.ts'
import { pageTexts } from './page-texts.ts'

const media = mediaOf(await readOriginals())

/** The site's own compiled texts, for tests. */
export const compiledTexts = Object.fromEntries(
  languageCodes.map((language) => [language, compile(language, readSources(language), media)]),
) as Record<Language, Compiled>

const withSamples =
  (sample: true | undefined) =>
  (compiled: Compiled, id: PageId): Compiled => {
    const content = pageTexts(compiled, id)
    const blocks = content.blocks.map((block) => ({ ...block, sample }))
    return { ...compiled, [namespaceOf(pageOf(id))]: { ...content, sample, blocks } as unknown as Json }
  }

/** Copies the texts with no sample left on a page. */
export const approved = withSamples(undefined)

/** Copies the texts with nothing but samples on a page. */
export const unapproved = withSamples(true)

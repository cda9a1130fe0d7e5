import type { PageId } from '../../../../src/catalogue/pages.ts'
import type { Compiled } from '../../../../src/content/compile.ts'
import { translatedFile } from '../../../../src/content/translated-file.ts'
import type { Language } from '../../../../src/i18n/languages.ts'
import { pageTexts } from '../../findability/page-texts.ts'
import { cached, pruneCache, sourceHash } from '../../fonts/file-cache.ts'
import { responsibilityCsv } from './responsibility-csv.ts'

interface Document {
  readonly file: string
  readonly page: PageId
  /** The blocks to take; all that can stand on paper unless given. */
  readonly blocks?: readonly string[]
}

/** Samples of what a provider hands out, made from the texts of its pages. */
export const samplePapers: readonly Document[] = [
  { file: 'certificate-overview-sample.pdf', page: 'certification', blocks: ['status', 'coverage'] },
  { file: 'security-whitepaper-sample.pdf', page: 'secured-infrastructure' },
]

const cacheFolder = 'documents'
const ingredients = [
  'scripts/build/{brand/documents,fonts}/*.*',
  'scripts/build/findability/break-lines.ts',
  'src/styles/*.*',
  'src/typography/*.*',
  'src/brand.ts',
]

/** What the page of documents calls a file. @throws when it does not offer it */
const titleOf = (compiled: Compiled, file: string): string => {
  const offered = pageTexts(compiled, 'certification').blocks.flatMap((block) =>
    block.type === 'downloads' ? block.items : [],
  )
  const item = offered.find((candidate) => candidate.file === file)
  if (!item) throw new Error(`the page of certificates does not offer "${file}"`)
  return item.label
}

/** The documents to download, by path in the site, in each language. */
export const documentFiles = async (
  texts: readonly { language: Language; compiled: Compiled }[],
  date: Date,
): Promise<Record<string, string | Buffer>> => {
  const files: Record<string, string | Buffer> = {}
  const made = sourceHash(ingredients)
  for (const { language, compiled } of texts) {
    const { sample } = compiled.common as unknown as { sample: { hint: string } }
    const path = (file: string) => `downloads/${translatedFile(file, language)}`
    files[path('shared-responsibility-matrix.csv')] = responsibilityCsv(compiled)
    for (const { file, page, blocks: only } of samplePapers) {
      const { lead, blocks } = pageTexts(compiled, page)
      const title = titleOf(compiled, translatedFile(file, language))
      const key = JSON.stringify([made, language, title, lead, blocks, sample.hint, date, only])
      files[path(file)] = await cached(cacheFolder, key, async () => {
        // Loading the PDF writer alone takes longer than the rest of this step.
        const { pagePdf } = await import('./page-pdf.ts')
        return pagePdf({ title, lead, blocks }, sample.hint, date, language, only)
      })
    }
  }
  await pruneCache(cacheFolder)
  return files
}

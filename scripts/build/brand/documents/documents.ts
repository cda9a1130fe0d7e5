import { isPageId, type PageId } from '../../../../src/catalogue/pages.ts'
import type { Compiled } from '../../../../src/content/compile.ts'
import { translatedFile } from '../../../../src/content/translated-file.ts'
import type { Language } from '../../../../src/i18n/languages.ts'
import { pageTexts } from '../../findability/page-texts.ts'
import { cached, pruneCache, sourceHash } from '../../fonts/file-cache.ts'
import { responsibilityCsv } from './responsibility-csv.ts'

interface Document {
  readonly file: string
  readonly page: PageId
  /** The blocks to print; all that have a writer unless given. */
  readonly blocks?: readonly string[]
}

/** Sample documents for visitors, made from the texts of pages. */
const papers: readonly (Omit<Document, 'page'> & { readonly page: string })[] = [
  { file: 'certificate-overview-sample.pdf', page: 'certification', blocks: ['status', 'coverage'] },
  { file: 'security-whitepaper-sample.pdf', page: 'secured-infrastructure' },
]

/** Those whose pages the site has, as long as a page offers them. */
export const samplePapers: readonly Document[] = papers.flatMap(({ page, ...paper }) =>
  isPageId('certification') && isPageId(page) ? [{ ...paper, page }] : [],
)

const cacheFolder = 'documents'
const ingredients = [
  'scripts/build/{brand/documents,fonts}/*.*',
  'scripts/build/findability/break-lines.ts',
  'src/styles/*.*',
  'src/typography/*.*',
  'src/provider/brand.ts',
]

/**
 * The title that the page of documents gives a file.
 * @throws if the page does not offer the file
 */
const titleOf = (compiled: Compiled, file: string): string => {
  const offered = pageTexts(compiled, 'certification' as PageId).blocks.flatMap((block) =>
    block.type === 'downloads' ? block.items : [],
  )
  const item = offered.find((candidate) => candidate.file === file)
  if (!item) throw new Error(`the page of certificates does not offer "${file}"`)
  return item.label
}

/** Makes the downloadable documents of each language, by path in the site. */
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

import type { PageId } from '../../../../src/catalogue/pages.ts'
import type { Compiled } from '../../../../src/content/compile.ts'
import { pageTexts } from '../../findability/page-texts.ts'
import { cached, pruneCache, sourceHash } from '../../fonts/file-cache.ts'
import { responsibilityCsv } from './responsibility-csv.ts'

interface Document {
  readonly file: string
  readonly page: PageId
  readonly title: string
  /** The blocks to take; all that can stand on paper unless given. */
  readonly blocks?: readonly string[]
}

/** Samples of what a provider hands out, made from the texts of its pages. */
export const samplePapers: readonly Document[] = [
  {
    file: 'certificate-overview-sample.pdf',
    page: 'certification',
    title: 'Certificate overview',
    blocks: ['status', 'coverage'],
  },
  { file: 'security-whitepaper-sample.pdf', page: 'secured-infrastructure', title: 'Security whitepaper' },
]

const cacheFolder = 'documents'
const ingredients = ['scripts/build/{brand/documents,fonts}/*.*', 'src/styles/*.*', 'src/brand.ts']

/** The documents to download, by path in the site, from the English texts. */
export const documentFiles = async (
  compiled: Compiled,
  date: Date,
): Promise<Record<string, string | Buffer>> => {
  const { sample } = compiled.common as unknown as { sample: { hint: string } }
  const files: Record<string, string | Buffer> = {
    'downloads/shared-responsibility-matrix.csv': responsibilityCsv(compiled),
  }
  const made = sourceHash(ingredients)
  for (const { file, page, title, blocks: only } of samplePapers) {
    const { lead, blocks } = pageTexts(compiled, page)
    const key = JSON.stringify([made, title, lead, blocks, sample.hint, date, only])
    files[`downloads/${file}`] = await cached(cacheFolder, key, async () => {
      // Loading the PDF writer alone takes longer than the rest of this step.
      const { pagePdf } = await import('./page-pdf.ts')
      return pagePdf({ title, lead, blocks }, sample.hint, date, only)
    })
  }
  await pruneCache(cacheFolder)
  return files
}

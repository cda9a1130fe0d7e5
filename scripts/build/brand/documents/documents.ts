import type { BlockType } from '../../../../src/blocks/blocks.ts'
import { isIn, isPageId, type PageId, pagesIn, present } from '../../../../src/catalogue/pages.ts'
import type { Compiled } from '../../../../src/content/compiled.ts'
import type { Language } from '../../../../src/i18n/languages.ts'
import { descriptionFile, descriptionOf } from '../../../content/service-descriptions.ts'
import { translatedFile } from '../../../content/translated-file.ts'
import { pageTexts } from '../../findability/page-texts.ts'
import { cached, pruneCache, sourceHash } from '../../fonts/file-cache.ts'
import type { Chosen } from './page-pdf.ts'
import { responsibilityCsv } from './responsibility-csv.ts'

interface Document {
  readonly file: string
  readonly page: PageId
  /** The blocks to print; by default all that have a writer. */
  readonly blocks?: readonly Chosen[]
  /** Small letters, the words of its offer for a lead and tables without what surrounds them, so that all is on one sheet. */
  readonly isOnePage?: true
}

/** Sample documents for visitors, made from the texts of pages, and the page that offers each. */
const papers: readonly (Omit<Document, 'page'> & { readonly page: string; readonly offeredOn: string })[] = [
  {
    file: 'certificate-overview-sample.pdf',
    page: 'certification',
    offeredOn: 'certification',
    blocks: ['status', 'coverage'],
  },
  {
    file: 'security-whitepaper-sample.pdf',
    page: 'secured-infrastructure',
    offeredOn: 'certification',
  },
  {
    file: 'trust-summary-sample.pdf',
    page: 'trusted-cloud',
    offeredOn: 'trusted-cloud',
    blocks: [
      { id: 'certificates', columns: [0, 2, 3] },
      'credits',
      { id: 'exit', columns: [0, 1], isRunning: true },
      'who-signs',
      'whom-to-ask',
    ],
    isOnePage: true,
  },
]

/** The documents whose pages exist, as do those that offer them. */
export const samplePapers: readonly Document[] = papers.flatMap(({ page, offeredOn, ...paper }) =>
  isPageId(page) && isPageId(offeredOn) ? [{ ...paper, page }] : [],
)

const cacheFolder = 'documents'
const ingredients = [
  'scripts/build/{brand/documents,fonts}/*.*',
  'scripts/build/findability/break-lines.ts',
  'src/styles/*.*',
  'scripts/content/typography/*.*',
  'src/typography/*.*',
  'src/provider/brand.ts',
]

/** The blocks of a service description: what is binding, without the marketing. */
const binding: readonly BlockType[] = ['features', 'table', 'responsibility', 'figures', 'list', 'callout']

/** The service descriptions, which contracts rank above the SLA, made from the services' pages; only those that a page offers. */
const serviceDescriptions = (compiled: Compiled, language: Language): readonly Document[] =>
  present(['service-descriptions']).flatMap((offering) => {
    if (!isIn(offering, language)) return []
    const { blocks } = pageTexts(compiled, offering)
    return pagesIn(language)
      .filter(({ id, kind }) => kind === 'service' && descriptionOf(blocks, id, language))
      .map(({ id }) => ({ file: descriptionFile(id), page: id }))
  })

/** The pages that offer documents. */
const offeringPages = present(['certification', 'trusted-cloud', 'service-descriptions'])

/** What the page that offers a file calls it and says of it; `undefined` if no page does, as in a language that lacks the page. */
const offerOf = (compiled: Compiled, file: string, language: Language) => {
  for (const page of offeringPages.filter((id) => isIn(id, language))) {
    const { label, blocks } = pageTexts(compiled, page)
    const offered = blocks.flatMap((block) => (block.type === 'downloads' ? block.items : []))
    const item = offered.find((candidate) => candidate.file === file)
    if (item)
      return {
        title: page === 'service-descriptions' ? `${label}: ${item.label}` : item.label,
        note: item.note,
      }
  }
  return undefined
}

/** Makes the downloadable documents of each language, by path in the site. */
export const documentFiles = async (
  texts: readonly { language: Language; compiled: Compiled }[],
  date: Date,
): Promise<Record<string, string | Buffer>> => {
  const files: Record<string, string | Buffer> = {}
  const made = sourceHash(ingredients)
  for (const { language, compiled } of texts) {
    const { sample, responsibility } = compiled.common
    const path = (file: string) => `downloads/${translatedFile(file, language)}`
    const matrix = responsibilityCsv(compiled, language)
    if (matrix) files[path('shared-responsibility-matrix.csv')] = matrix
    const descriptions = serviceDescriptions(compiled, language)
    for (const { file, page, blocks: only, isOnePage } of [...samplePapers, ...descriptions]) {
      if (!isIn(page, language)) continue
      const content = pageTexts(compiled, page)
      const isDescription = descriptions.some((one) => one.file === file)
      const blocks = isDescription
        ? content.blocks.filter(({ type }) => binding.includes(type))
        : content.blocks
      const offer = offerOf(compiled, translatedFile(file, language), language)
      if (!offer) continue
      const { title } = offer
      const lead = isOnePage ? offer.note : content.lead
      const key = JSON.stringify([
        made,
        language,
        title,
        lead,
        blocks,
        sample.hint,
        responsibility,
        date,
        only,
        isOnePage,
      ])
      files[path(file)] = await cached(cacheFolder, key, async () => {
        // Loading the PDF writer alone takes longer than the rest of this step.
        const { pagePdf } = await import('./page-pdf.ts')
        return pagePdf({ title, lead, blocks }, { sample: sample.hint, responsibility }, date, language, {
          only,
          isOnePage,
        })
      })
    }
  }
  await pruneCache(cacheFolder)
  return files
}

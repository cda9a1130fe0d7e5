import { type PageId, pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import { defaultLanguage, languageCodes } from '../../../src/i18n/languages.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { brand } from '../../../src/provider/brand.ts'
import type { SourcesByLanguage } from '../../content/finding.ts'
import { samplesOf } from '../../content/quality/samples.ts'
import { localesFolder } from '../../content/sources.ts'
import { samplePapers } from '../brand/documents/documents.ts'

/** Content that only the provider's owner can write and has not written yet. */
export interface Sample {
  /** The page on which it matters most. */
  readonly page: PageId
  readonly file: string
  /** Its key in the file. */
  readonly key: string
  readonly what: string
}

/** Top-level domains that are reserved for examples (RFC 2606). */
const reserved = /\.(?:example|invalid|test)\b/

/**
 * Lists what is still a sample: blocks, prices, documents, and values of the brand with reserved names.
 * @param provider the brand's values by key
 */
export const samplesIn = (
  sources: SourcesByLanguage,
  prices: PriceList,
  provider: Readonly<Record<string, unknown>> = brand,
): Sample[] => [
  ...pages.flatMap(({ id }) => blocksLeft(id, sources)),
  ...pricesLeft(prices),
  ...samplePapers.map(({ page, file }) => ({
    page,
    file: 'scripts/build/brand/documents/documents.ts',
    key: 'samplePapers',
    what: file,
  })),
  ...Object.entries(provider).flatMap(([key, value]) =>
    reserved.test(String(value))
      ? [{ page: 'home', file: 'src/provider/brand.ts', key, what: `${value}, a reserved name` } as const]
      : [],
  ),
]

/** Lists one sample for each block that is marked in any language, with its heading in the first such language. */
const blocksLeft = (page: PageId, sources: SourcesByLanguage): Sample[] => {
  const namespace = namespaceOf(pageOf(page))
  const left = languageCodes.flatMap((language) =>
    samplesOf(sources[language])
      .filter((block) => block.namespace === namespace)
      .map((block) => ({ ...block, language })),
  )
  return [...Map.groupBy(left, ({ key }) => key)].map(([key, blocks]) => ({
    page,
    file: `${localesFolder}/{${blocks.map(({ language }) => language).join(',')}}/${namespace}.json`,
    key,
    what: `#${blocks[0]?.id}  ${blocks[0]?.title}`,
  }))
}

const pricesLeft = ({ sample, items, seller }: PriceList): Sample[] => {
  const left = [
    ...(sample ? [{ key: 'sample', what: 'the list itself' }] : []),
    ...items
      .filter(({ evidence }) => evidence.confidence === 'sample')
      .map(({ id, name }) => ({ key: `items.${id}`, what: name[defaultLanguage] })),
    ...(['taxId', 'branch', 'bank'] as const)
      .filter((key) => seller[key] === undefined)
      .map((key) => ({ key: `seller.${key}`, what: 'is missing, so quotations are not yet binding offers' })),
  ]
  return left.map((sampled) => ({ page: 'pricing', file: 'src/provider/prices.json', ...sampled }))
}

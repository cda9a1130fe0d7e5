import type { Page } from '../../src/catalogue/pages.ts'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import { prices } from '../../src/pricing/prices.ts'
import { listByPage, progress } from '../build/samples/list.ts'
import { samplesIn } from '../build/samples/samples.ts'
import { allSources } from '../content/all-sources.ts'
import { blocksOf } from '../content/quality/blocks.ts'

// Lists what the provider's owner must write before a release. A block leaves the list when its `"sample": true` is removed in every
// language.
const sources = allSources()
const samples = samplesIn(sources, prices)
const { summary, beside } = progress(
  samples,
  (page: Page) => blocksOf(sources.en.get(namespaceOf(page))).length,
)
console.log(`${listByPage(samples, beside)}\n${summary}`.trim())

import { expect } from '@playwright/test'
import { fillPlaceholders, placeholderTexts } from '../scripts/content/placeholders.ts'
import { blocksOf } from '../scripts/content/quality/blocks.ts'
import { descriptionOf } from '../scripts/content/service-descriptions.ts'
import { readSources } from '../scripts/content/sources.ts'
import type { Block } from '../src/blocks/blocks.ts'
import { pricingPicture } from '../src/blocks/first-block.ts'
import { pages } from '../src/catalogue/pages.ts'
import { hrefOf, namespaceOf } from '../src/catalogue/urls.ts'
import { wholeLanguages } from '../src/i18n/languages.ts'
import { prices } from '../src/pricing/prices.ts'
import { test } from './support/site.ts'

/** How often a page states a price of its own. */
const priced = ({ id, kind }: (typeof pages)[number], blocks: readonly Partial<Block>[]): number => {
  // In the hero and in the closing block; on the home page in the small estimate, too.
  if (kind === 'home') return prices.quick ? 3 : 0
  if (kind === 'use-case') return prices.useCases.some(({ page }) => page === id) ? 2 : 0
  // A picture of sizes has the price, and its own mark.
  if (pricingPicture(blocks as Block[])) return 0
  return kind === 'service' && prices.services.some(({ page }) => page === id) ? 1 : 0
}

/** Whether a block's cards state prices, without being a sample as a whole. */
const hasPricedCards = (block: Partial<Block>): boolean =>
  block.type === 'index' &&
  !block.look &&
  !block.sample &&
  (block.groups ?? []).some(({ pages = [] }) =>
    pages.some((id) => prices.services.some(({ page, request }) => page === id && request)),
  )

for (const language of wholeLanguages)
  test(`a preview marks every sample, in ${language}`, async ({ request }) => {
    const sources = readSources(language)
    const { sample } = sources.get('common') as unknown as { sample: { hint: string } }
    const mark = `title="${fillPlaceholders(sample.hint, placeholderTexts(language))}"`
    const offers = pages.find(({ id }) => id === 'service-descriptions')
    const described = ((offers && sources.get(namespaceOf(offers))) as { blocks?: Block[] } | undefined)
      ?.blocks
    for (const page of pages) {
      const html = await (await request.get(hrefOf(page.path, language))).text()
      const shown = html.replaceAll('\u00a0', ' ').split(mark).length - 1
      const all = blocksOf(sources.get(namespaceOf(page))) as Partial<Block>[]
      const cards = all.filter(hasPricedCards).length
      const {
        credentials,
        figure,
        sample: isSample,
      } = (sources.get(namespaceOf(page)) ?? {}) as {
        credentials?: { sample?: boolean }
        figure?: { sample?: boolean }
        sample?: boolean
      }
      // The mark of a whole page stands for those of its parts.
      const blocks = isSample ? 0 : all.filter((block) => block.sample).length
      const proofs = [credentials?.sample, figure?.sample, isSample].filter(Boolean).length
      const description = page.kind === 'service' && descriptionOf(described ?? [], page.id, language)?.sample
      expect(shown, page.path).toBe(
        blocks + proofs + Number(description ?? false) + (prices.sample ? priced(page, all) + cards : 0),
      )
    }
  })

import { expect, it } from 'vitest'
import type { BlockOf } from '../../src/blocks/blocks.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { namespaceOf, pageOf } from '../../src/catalogue/urls.ts'
import type { PageContent } from '../../src/content/page.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { prices } from '../../src/pricing/prices.ts'
import { compiledTexts } from '../build/findability/compiled-texts.test-data.ts'

/** The first amount in a line; infinite without one. */
const amountOf = (line: string) => Number(/[\d,]+\.?\d*/.exec(line)?.[0].replaceAll(',', '') ?? Infinity)

it.each(wholeLanguages)(
  'cards say the price of the service and show the picture of the story, in %s',
  (language) => {
    const texts = compiledTexts[language]
    const contentOf = (page: (typeof pages)[number]) => texts[namespaceOf(page)] as PageContent
    const cards = pages
      .flatMap((page) => contentOf(page).blocks)
      .filter((block): block is BlockOf<'index'> => block.type === 'index' && !block.look)
    for (const page of pages) {
      const content = contentOf(page)
      const lists = cards.filter(({ purposes }) => page.id in purposes)
      for (const { prices, pricesNote, pictures, headings } of lists) {
        // The list says once for all cards what the page's own line adds at its end.
        const price = prices?.[page.id]
        expect(price !== undefined, page.id).toBe(content.priceSlot !== undefined)
        if (price !== undefined) {
          expect(content.priceSlot?.headline, page.id).toContain(price)
          expect(pricesNote, page.id).toBeTruthy()
        }
        expect(pictures?.[page.id], page.id).toEqual(page.kind === 'story' ? content.picture : undefined)
        expect(headings?.[page.id], page.id).toBe(pictures?.[page.id] && content.h1)
      }
    }
  },
)

it.each(wholeLanguages)(
  'a group of services says the line of the cheapest, or that of the first where that is quoted, in %s',
  (language) => {
    const lists = pages
      .flatMap((page) => (compiledTexts[language][namespaceOf(page)] as PageContent).blocks)
      .filter((block): block is BlockOf<'index'> => block.type === 'index')
      .filter(({ prices }) => prices)
    for (const { groups, prices = {} } of lists)
      for (const group of groups) {
        const amounts = group.pages.map((id) => amountOf(prices[id] ?? ''))
        const ofFirst = group.pages[0] && prices[group.pages[0]]
        if (ofFirst !== undefined && amounts[0] === Infinity) expect(group.from, group.title).toBe(ofFirst)
        else expect(amountOf(group.from ?? ''), group.title).toBe(Math.min(...amounts))
      }
  },
)

it.each(wholeLanguages)(
  'no picture prices less than what its page says prices begin from, in %s',
  (language) => {
    for (const { page: id } of prices.services.filter(({ smallest }) => smallest)) {
      const { priceSlot, blocks } = compiledTexts[language][namespaceOf(pageOf(id))] as PageContent
      const shown = blocks.flatMap((block) =>
        block.type === 'picture' && 'tierPrices' in block.picture ? (block.picture.tierPrices ?? []) : [],
      )
      for (const figure of shown.filter(Boolean))
        expect(amountOf(figure), id).toBeGreaterThanOrEqual(amountOf(priceSlot?.figure?.price ?? ''))
    }
  },
)

import { describe, expect, it } from 'vitest'
import { isTried, type PictureView } from '../../src/blocks/picture/figure.tsx'
import { pages } from '../../src/catalogue/pages.ts'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import type { PageContent } from '../../src/content/page.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { prices } from '../../src/pricing/prices.ts'
import { billOf, sizesOf } from './pricing/bill.ts'
import { readSources } from './sources.ts'

const baht = (figure: string) => BigInt(figure.replace(/[,.]/g, ''))

const added = (rows: readonly { amount: string }[]) =>
  rows.reduce((sum, { amount }) => sum + baht(amount), 0n)

describe.each(wholeLanguages)('in %s', (language) => {
  const sources = readSources(language)
  const shown = pages.flatMap((page) => {
    const { picture, blocks } = sources.get(namespaceOf(page)) as unknown as PageContent
    const inBlocks = blocks.flatMap((block) => (block.type === 'picture' ? [block.picture] : []))
    return [picture, ...inBlocks].flatMap((one) => (one ? [{ page, picture: one }] : []))
  })

  it('there are pictures', () => {
    expect(shown).not.toEqual([])
  })

  it('every invoice is priced, and its lines add up', () => {
    const invoices = shown.flatMap(({ picture }) => (picture.kind === 'invoice' ? [picture] : []))
    for (const { order, term } of invoices) {
      const { lines, sums, total } = billOf(prices, order, term, language)
      expect(added(lines)).toBe(added(sums.slice(0, 1)))
      expect(added(sums)).toBe(baht(total.amount))
    }
  })

  it('every size to choose has a price, and the largest has the most of each part', () => {
    for (const { picture } of shown) {
      if (picture.kind !== 'capacity') continue
      const orders = picture.sizes.map(({ order }) => order)
      const sizes = sizesOf(prices, orders, language)
      for (const {
        lines,
        prices: [price],
      } of sizes) {
        expect(baht(price?.amount ?? '')).toBeGreaterThan(0n)
        for (const { share } of lines) expect(share).toBeLessThanOrEqual(100)
      }
      expect(sizes.at(-1)?.lines.every(({ share }) => share === 100)).toBe(true)
    }
  })

  it('pictures to try are among the blocks of services, whose pages load them', () => {
    for (const { page, picture } of shown) if (isTried(picture)) expect(page.kind).toBe('service')
  })

  it.each(shown.map(({ page, picture }): [string, PictureView] => [page.path, picture]))(
    '%s: a picture’s parts fit one another',
    (_path, picture) => {
      if (picture.kind === 'cost')
        for (const { heights } of picture.months) {
          expect(heights.length).toBe(picture.parts.length)
          expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(100)
        }
      if (picture.kind === 'status')
        for (const { bad } of picture.rows) for (const day of bad) expect(day).toBeLessThan(picture.days)
      if (picture.kind === 'waves')
        for (const { start, end } of picture.rows) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(picture.ticks.length)
        }
      if (picture.kind === 'places')
        for (const { place } of picture.workloads) expect(place).toBeLessThan(picture.places.length)
      if (picture.kind === 'gates')
        for (const { stops = 0 } of picture.cases) expect(stops).toBeLessThan(picture.gates.length)
      if (picture.kind === 'handover')
        for (const { ticks, parts } of picture.cases)
          for (const { spans } of parts)
            for (const [index, { start, end }] of spans.entries()) {
              expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0)
              expect(start).toBeLessThan(end)
              expect(end).toBeLessThanOrEqual(ticks.length)
            }
    },
  )
})

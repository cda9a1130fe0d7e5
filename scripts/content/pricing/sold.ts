import type { Seller, Sold } from '../../../src/calculators/shared/amounts.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'

/** The items that sell what calculators measure, for links from results to the estimator. */
export const soldBy = ({ items, terms }: Pick<PriceList, 'items' | 'terms'>): Sold =>
  Object.fromEntries(
    items.flatMap(({ id, sells, minTerm }): [string, Seller][] => {
      const term = Math.min(...terms.map(({ months }) => months).filter((months) => months >= minTerm))
      return sells && Number.isFinite(term)
        ? [[sells.measure, { item: id, each: sells.each ?? 1, term }]]
        : []
    }),
  )

import type { PriceList } from './price-list.ts'
import list from './prices.fixture.json' with { type: 'json' }

/** A price list for tests of the arithmetic, since the provider's own may have any items and prices. */
export const prices = list as unknown as PriceList

import type { PriceList } from './price-list.ts'
import list from './prices.json' with { type: 'json' }

/** The owner's price list; the content check has held it against its schema. */
export const prices = list as unknown as PriceList

import list from '../provider/prices.json' with { type: 'json' }
import type { PriceList } from './price-list.ts'

/** The owner's price list; the content check validates it against its schema. */
export const prices = list as unknown as PriceList

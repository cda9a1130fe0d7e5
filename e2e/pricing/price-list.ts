import { prices } from '../../src/pricing/prices.ts'

/** An item of the provider's price list. */
export const [{ id: firstItem } = { id: '' }] = prices.items

/** A field of the estimate that is open on a new page: how many machines, or the first item where none are for sale. */
export const priceField = prices.machines ? 'machines-0-count' : firstItem

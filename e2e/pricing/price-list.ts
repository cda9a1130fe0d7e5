import { prices } from '../../src/pricing/prices.ts'

/** An item of the provider's price list. */
export const [{ id: firstItem } = { id: '' }] = prices.items

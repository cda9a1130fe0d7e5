import { stringifySearch } from '../../catalogue/search.ts'
import { linkOf } from '../link.ts'
import { prices } from '../prices.ts'
import type { PriceRequest } from '../rules.ts'

/** The address that opens to an estimate. */
export const addressOf = (request: PriceRequest): string => {
  const order = prices.items.map(({ id }) => id)
  return location.origin + location.pathname + stringifySearch({ ...linkOf(prices.version, order, request) })
}

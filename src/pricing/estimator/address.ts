import { stringifySearch } from '../../catalogue/search.ts'
import { linkOf } from '../link.ts'
import { prices } from '../prices.ts'
import type { PriceRequest } from '../rules.ts'

/** The address that opens to an estimate. */
export const addressOf = (request: PriceRequest): string =>
  location.origin + location.pathname + stringifySearch({ ...linkOf(prices, request) })

/** A code on paper with a longer address would have squares too small for cameras. */
const longestCode = 300

/** The address for a code on paper: names of machines, which change no amount, are left out of a long one. */
export const codeAddressOf = (request: PriceRequest): string => {
  const whole = addressOf(request)
  return whole.length <= longestCode
    ? whole
    : addressOf({ ...request, machines: request.machines?.map((machine) => ({ ...machine, name: '' })) })
}

import { stringifySearch } from '../../catalogue/search-params.ts'
import { linkParameters } from '../link.ts'
import { prices } from '../prices.ts'
import type { PriceRequest } from '../rules.ts'

/** Address that opens an estimate. */
export const addressOf = (request: PriceRequest): string =>
  location.origin + location.pathname + stringifySearch({ ...linkParameters(prices, request) })

/** A longer address would make a printed QR code's squares too small for cameras. */
const longestCode = 300

/** Address for a printed QR code: leaves out machine names, which change no amount, if it is long. */
export const codeAddressOf = (request: PriceRequest): string => {
  const address = addressOf(request)
  return address.length <= longestCode
    ? address
    : addressOf({ ...request, machines: request.machines?.map((machine) => ({ ...machine, name: '' })) })
}

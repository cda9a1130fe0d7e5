import type { ErrorCode, InputError } from '../../calculators/shared/input-error.ts'
import { type Estimate, estimate, isRefusal } from '../estimate.ts'
import { prices } from '../prices.ts'
import type { PriceRequest, Refusal } from '../rules.ts'

/** The field that shows the error of an empty order. */
const [firstItem] = prices.items

/** Returns the estimate of the form's request, or the error and the field that shows it. */
export const answerEstimate = (request: PriceRequest): Estimate | InputError => {
  const answer = estimate(prices, request)
  return isRefusal(answer) ? asInputError(answer, request) : answer
}

const asInputError = ({ reason, item }: Refusal, { items, term, billing }: PriceRequest): InputError => {
  switch (reason) {
    case 'empty':
      return { error: 'nothing-chosen', field: firstItem?.id ?? '' }
    case 'quantity':
      return { error: quantityCode(items[item ?? '']), field: item ?? '' }
    case 'item':
    case 'minimum':
    case 'maximum':
      return { error: 'out-of-range', field: item ?? '' }
    case 'term':
      return { error: item === undefined ? 'out-of-range' : 'term-too-short', field: 'term' }
    case 'billing':
      return {
        error: billing === 'yearly' && term % 12 !== 0 ? 'term-too-short' : 'out-of-range',
        field: 'billing',
      }
    case 'payer':
    case 'support':
    case 'start':
      return { error: 'out-of-range', field: reason }
  }
}

const quantityCode = (quantity: number | undefined): ErrorCode => {
  if (Number.isNaN(quantity)) return 'not-a-number'
  return Number.isFinite(quantity) && !Number.isInteger(quantity) ? 'not-an-integer' : 'out-of-range'
}

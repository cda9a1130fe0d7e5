import type { Fields } from '../../calculators/shared/checks.ts'
import type { ErrorCode, InputError } from '../../calculators/shared/input-error.ts'
import { type Estimate, estimate, isRefusal } from '../estimate.ts'
import { refusedFields, singleItems } from '../machines.ts'
import { prices } from '../prices.ts'
import { rounded } from '../refusals.ts'
import type { PriceRequest, Refusal } from '../rules.ts'
import { type EstimateInput, inputOf } from './form.ts'

/** Field that shows the error of an empty order. */
const emptyField = prices.machines ? 'machines' : (prices.items[0]?.id ?? '')

/** An estimate with the request that it prices. */
export interface PriceAnswer extends Estimate {
  readonly input: EstimateInput
}

/** Returns the estimate of the form's request, or an error with the field that shows it. */
export const answerEstimate = (fields: Fields): PriceAnswer | InputError => {
  const input = inputOf(fields)
  const refused = input.rows
    .flatMap((row) => refusedFields(prices.machines ?? { amounts: [] }, row))
    .map(({ number }) => rowCode(number))
  // An entry that is not a quantity comes first: no limit can be named while there is one.
  const error = refused.find((code) => code !== 'out-of-range') ?? refused[0]
  if (error) return { error, field: 'machines' }
  const answer = estimate(prices, input)
  return isRefusal(answer) ? asInputError(answer, input) : { ...answer, input }
}

/** Field to change an item's quantity in: its own if that alone is rejected, otherwise the machines that need it. */
const fieldOf = (id: string, request: PriceRequest): string => {
  const item = prices.items.find((one) => one.id === id)
  const single = singleItems(prices.machines, request)[id]
  if (!item) return id
  if (single === undefined) return 'machines'
  const isAlone = Object.is(single, request.items[id])
  const isRefusedAlone = isAlone || !(single >= 1) || rounded(item, single) > item.max
  return isRefusedAlone ? id : 'machines'
}

const asInputError = ({ reason, item = '' }: Refusal, request: PriceRequest): InputError => {
  const { items, term, billing } = request
  switch (reason) {
    case 'empty':
      return { error: 'nothing-chosen', field: emptyField }
    case 'quantity':
      return { error: quantityCode(items[item]), field: fieldOf(item, request) }
    case 'item':
    case 'minimum':
    case 'maximum':
      return { error: 'out-of-range', field: fieldOf(item, request) }
    case 'term':
      return { error: item === '' ? 'out-of-range' : 'term-too-short', field: 'term' }
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

/** The code for a machine's quantity: less than one is not out of range, since that error names the limit exceeded. */
const rowCode = (quantity: number): ErrorCode => (quantity < 1 ? 'not-an-integer' : quantityCode(quantity))

const quantityCode = (quantity: number | undefined): ErrorCode => {
  if (Number.isNaN(quantity)) return 'not-a-number'
  return Number.isFinite(quantity) && !Number.isInteger(quantity) ? 'not-an-integer' : 'out-of-range'
}

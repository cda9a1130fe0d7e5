import { stringifySearch } from '../../src/catalogue/search-params.ts'
import { pathOf } from '../../src/catalogue/urls.ts'
import { type Estimate, estimate, isRefusal } from '../../src/pricing/estimate.ts'
import { bahtText, type Satang } from '../../src/pricing/exact.ts'
import { linkParameters } from '../../src/pricing/link.ts'
import { bahtFigure } from '../../src/pricing/page/figures.ts'
import { newRequest } from '../../src/pricing/page/new-request.ts'
import { prices } from '../../src/pricing/prices.ts'
import type { PriceRequest } from '../../src/pricing/rules.ts'

// Derives from the provider's price list what tests order and what a page must then say.

const present = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`the price list has ${what}`)
  return value
}

/** An item that any order may contain once. */
export const { id: firstItem } = present(
  prices.items.find(({ min, minTerm }) => min === 1 && minTerm <= 1),
  'no item that is sold alone',
)

/** An amount as pages and documents write it. */
export const figure = (amount: Satang) => bahtFigure(bahtText(amount))

/** The price of a request. */
export const priceOf = (request: PriceRequest): Estimate => {
  const answer = estimate(prices, request)
  if (isRefusal(answer)) throw new Error(`no price for ${JSON.stringify(request)}: ${answer.reason}`)
  return answer
}

/** The shortest term longer than a month. */
export const longer = present(
  prices.terms.map(({ months }) => months).find((months) => months > 1),
  'no term beyond a month',
)

const requests = prices.services.flatMap(({ page, request }) =>
  request ? [{ page, request: { ...newRequest(prices), ...request } as PriceRequest }] : [],
)

/** A service's example order and its page; over the longer term, withholding tax applies. */
export const example = present(
  requests.find(({ request }) => request.term === 1 && priceOf({ ...request, term: longer }).total.wht > 0n),
  'no service whose example has tax withheld',
)

/** The path of the form with a request filled in. */
export const linkTo = (request: PriceRequest, version = prices.version) => {
  return pathOf('pricing') + stringifySearch({ ...linkParameters({ ...prices, version }, request) })
}

export const itemOf = (id: string) =>
  present(
    prices.items.find((item) => item.id === id),
    `no item ${id}`,
  )

/** A field of the estimate that is open on a new page: how many machines, or the first item where none are for sale. */
export const priceField = prices.machines ? 'machines-0-count' : firstItem

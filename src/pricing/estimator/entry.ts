import type { Values } from '../../calculators/ui/form/fields.ts'
import { readNumber } from '../../calculators/ui/form/read-typed.ts'
import { itemsOfMachines } from '../machines.ts'
import { newRequest, requestOf } from '../page/new-request.ts'
import { prices } from '../prices.ts'
import { quickParameters } from '../quick/rates.ts'
import { quickMachine } from '../quick/request.ts'
import type { PriceRequest } from '../rules.ts'

/** Parameters by which other pages open the estimator, in place of a whole request. */
export const entryNames = [...Object.values(quickParameters), 'for'] as const

const numberOf = (text: string | undefined) => Number(readNumber(text ?? '') ?? Number.NaN)

/** Example shown on the page of a service or use case. */
export const exampleOrder = (page: string | undefined) =>
  prices.services.find((one) => one.page === page)?.request ??
  prices.useCases.find((one) => one.page === page)

/** Request in such an address; `undefined` if there is none. */
export const entryRequest = ({ servers, tb, backup, for: page }: Values): PriceRequest | undefined => {
  const entered = { servers: numberOf(servers), tb: numberOf(tb), option: backup !== undefined }
  if (entered.servers > 0 && entered.tb > 0) {
    const machine = quickMachine(prices, entered)
    return (
      machine && {
        ...newRequest(prices),
        machines: [machine],
        items: itemsOfMachines(prices.machines, [machine]),
      }
    )
  }
  const example = exampleOrder(page)
  return example && requestOf(prices, example, 'en')
}

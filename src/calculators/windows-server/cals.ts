import {
  aNumber,
  anInteger,
  type Fields,
  isGiven,
  optional,
  required,
  withDefault,
} from '../shared/checks.ts'
import { type Money, times } from '../shared/money.ts'
import { add, exact, zero } from '../shared/rational.ts'

/** Client access licences and the inputs of their number and price. */
export const calTypes = [
  { id: 'user', count: 'userCals', price: 'priceUserCalUsd' },
  { id: 'device', count: 'deviceCals', price: 'priceDeviceCalUsd' },
  { id: 'rds-user', count: 'rdsUserCals', price: 'priceRdsUserCalUsd' },
  { id: 'rds-device', count: 'rdsDeviceCals', price: 'priceRdsDeviceCalUsd' },
] as const

/** One kind of CAL that is bought. */
export interface CalLine {
  readonly id: (typeof calTypes)[number]['id']
  readonly count: number
  readonly price: Money
}

const aPrice = aNumber({ min: 0 })

/** Reads the CALs, bought once for all servers; a price is needed for what is bought. `null` when no count is given. */
export function readCals(fields: Fields): readonly CalLine[] | null {
  const lines = calTypes.map(({ id, count, price }) => {
    const bought = withDefault(fields, count, anInteger({ min: 0 }), 0)
    const each = bought > 0 ? required(fields, price, aPrice) : (optional(fields, price, aPrice) ?? 0)
    return { id, count: bought, price: exact(each) }
  })
  if (!calTypes.some(({ count }) => isGiven(fields, count))) return null
  return lines.filter((line) => line.count > 0)
}

/** What the CALs cost. */
export function calCost(lines: readonly CalLine[]): Money {
  return lines.map(({ count, price }) => times(count, price)).reduce(add, zero)
}

import { aNumber, type Fields, isGiven, required } from '../shared/checks.ts'
import { type Money, times } from '../shared/money.ts'
import { add, compare, exact } from '../shared/rational.ts'

/** Prices of the two pack sizes of an edition. */
export interface PackPrices {
  readonly pack16: Money
  readonly pack2: Money
}

/** Packs to buy and what they cost. */
export interface PackMix {
  readonly packs16: number
  readonly packs2: number
  readonly cost: Money
}

/** Reads an edition's prices; `undefined` when neither pack has one. */
export function readPackPrices(fields: Fields, name16: string, name2: string): PackPrices | undefined {
  if (!isGiven(fields, name16) && !isGiven(fields, name2)) return undefined
  const aPrice = aNumber({ min: 0 })
  return { pack16: exact(required(fields, name16, aPrice)), pack2: exact(required(fields, name2, aPrice)) }
}

function mixWith(packs16: number, licences: number, { pack16, pack2 }: PackPrices): PackMix {
  const packs2 = Math.max(0, Math.ceil((licences - 16 * packs16) / 2))
  return { packs16, packs2, cost: add(times(packs16, pack16), times(packs2, pack2)) }
}

/**
 * The cheapest packs that hold at least the licences; of equal cost the one with more 16-packs. The cost is linear in
 * the number of 16-packs until they hold everything, so only the ends of that line and one pack beyond can be best.
 */
export function cheapestPacks(licences: number, prices: PackPrices): PackMix {
  const full = Math.floor(licences / 16)
  const candidates = [Math.ceil(licences / 16), full, 0].map((packs16) => mixWith(packs16, licences, prices))
  return candidates.reduce((best, mix) => (compare(mix.cost, best.cost) < 0 ? mix : best))
}

import type { Decimal } from '../rules.ts'

/** Quantity of an item that the small estimate's machines need; numbers only, since every reader of the page downloads them. */
export interface QuickItem {
  /** Units per machine: `fixed + times × GB of its storage ÷ covers`, rounded up, at least `least`; `option` 1: only with the option. */
  readonly needs: readonly (readonly [
    fixed: number,
    times: number,
    covers: number,
    least: number,
    option: 0 | 1,
  ])[]
  readonly step: number
  readonly max: number
  readonly included: number
  /** Upper ends of the tiers, 0 for none, with the unit price in hundredths of a satang. */
  readonly tiers: readonly (readonly [upTo: number, price: number])[]
}

/** All data that the small estimate is calculated from, extracted from the price list at build time. */
export interface QuickRates {
  readonly items: readonly QuickItem[]
  /** Minimum monthly charge, in satang. */
  readonly minMonthly: number
}

/** Inputs of the small estimate. */
export interface QuickInput {
  readonly servers: number
  /** Storage of all servers together. */
  readonly tb: number
  readonly option: boolean
}

/** The parameters of the estimator's address that hold them. */
export const quickParameters = { servers: 'servers', tb: 'tb', option: 'backup' } as const

/** Storage per server in whole GB, so that all together have the requested storage. */
export const storageOf = ({ servers, tb }: Pick<QuickInput, 'servers' | 'tb'>): number =>
  // Anything below a thousandth of a GB is noise of the division.
  Math.ceil(Number(((1000 * tb) / servers).toFixed(3)))

const isComplete = ({ servers, tb }: QuickInput) =>
  Number.isSafeInteger(servers) && servers > 0 && Number.isFinite(tb) && tb > 0

/** Monthly price in satang, equal to the estimator's; `undefined` above the list's limits. */
export const quickMonthly = ({ items, minMonthly }: QuickRates, input: QuickInput): number | undefined => {
  if (!isComplete(input)) return undefined
  const storage = storageOf(input)
  let monthly = 0
  for (const { needs, step, max, included, tiers } of items) {
    const each = needs.reduce(
      (sum, [fixed, times, covers, least, option]) =>
        option && !input.option ? sum : sum + Math.max(least, fixed + Math.ceil((times * storage) / covers)),
      0,
    )
    const quantity = Math.ceil((input.servers * each) / step) * step
    if (quantity > max) return undefined
    const billable = Math.max(0, quantity - included)
    let from = 0
    let amount = 0
    for (const [upTo, price] of tiers) {
      const to = upTo === 0 ? billable : Math.min(billable, upTo)
      amount += Math.max(0, to - from) * price
      from = upTo
    }
    monthly += Math.floor((amount + 50) / 100)
  }
  return Math.max(monthly, minMonthly)
}

/** Writes satang as decimal text of baht, without zero satang. */
export const quickBaht = (satang: number): Decimal => {
  const [whole = '', rest = ''] = (satang / 100).toFixed(2).split('.')
  return rest === '00' ? whole : `${whole}.${rest}`
}

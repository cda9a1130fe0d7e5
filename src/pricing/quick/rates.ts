import type { Decimal } from '../rules.ts'

/** How much of an item the machines of the small estimate need; numbers alone, since each reader of the page fetches them. */
export interface QuickItem {
  /** Units for each machine, for each so many GB of its storage (0: none), at least so many; whether only with the option. */
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
  /** Ends of the tiers, 0 for none, with the price of a unit in hundredths of a satang. */
  readonly tiers: readonly (readonly [upTo: number, price: number])[]
}

/** All that the small estimate is calculated from, taken from the price list at build. */
export interface QuickRates {
  readonly items: readonly QuickItem[]
  /** The least that a month costs, in satang. */
  readonly minMonthly: number
}

/** What the small estimate asks. */
export interface QuickAsked {
  readonly servers: number
  /** All servers' storage together. */
  readonly tb: number
  readonly option: boolean
}

/** Whole GB of storage for each server, so that all have room together. */
export const storageOf = ({ servers, tb }: Pick<QuickAsked, 'servers' | 'tb'>): number =>
  // A thousandth of a GB is noise of the division.
  Math.ceil(Number(((1000 * tb) / servers).toFixed(3)))

const isAsked = ({ servers, tb }: QuickAsked) =>
  Number.isSafeInteger(servers) && servers > 0 && Number.isFinite(tb) && tb > 0

/** A month's price in satang, as the estimate has it; nothing where the list does not take so much. */
export const quickMonthly = ({ items, minMonthly }: QuickRates, asked: QuickAsked): number | undefined => {
  if (!isAsked(asked)) return undefined
  const storage = storageOf(asked)
  let monthly = 0
  for (const { needs, step, max, included, tiers } of items) {
    const each = needs.reduce(
      (sum, [fixed, times, covers, least, option]) =>
        option && !asked.option ? sum : sum + Math.max(least, fixed + Math.ceil((times * storage) / covers)),
      0,
    )
    const quantity = Math.ceil((asked.servers * each) / step) * step
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

/** Satang as decimal text of baht, without satang where there are none. */
export const quickBaht = (satang: number): Decimal => {
  const [whole = '', rest = ''] = (satang / 100).toFixed(2).split('.')
  return rest === '00' ? whole : `${whole}.${rest}`
}

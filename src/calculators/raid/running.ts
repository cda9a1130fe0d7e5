import type { RaidPlan } from './input.ts'
import { hoursPerYear } from './reliability.ts'

/** What all installed disks cost, in the currency in which one disk's price is given. */
export interface Price {
  readonly priceTotal: number
  readonly pricePerUsableTB: number
  readonly pricePerUsableTiB: number
}

/** What all installed disks draw; a month is a twelfth of 8766 hours. */
export interface Power {
  readonly powerWatts: number
  readonly kWhPerMonth: number
  readonly kWhPerYear: number
}

export function priceOf({ disks }: RaidPlan, diskPrice: number, usable: { TB: number; TiB: number }): Price {
  const priceTotal = disks.count * diskPrice
  return {
    priceTotal,
    pricePerUsableTB: priceTotal / usable.TB,
    pricePerUsableTiB: priceTotal / usable.TiB,
  }
}

export function powerOf({ disks }: RaidPlan, diskWatts: number): Power {
  const powerWatts = disks.count * diskWatts
  const kWhPerYear = (powerWatts * hoursPerYear) / 1000
  return { powerWatts, kWhPerMonth: kWhPerYear / 12, kWhPerYear }
}

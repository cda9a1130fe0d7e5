import type { RaidPlan } from './input.ts'
import { hoursPerYear } from './reliability.ts'

/** Price of all installed disks, in the currency of the entered price. */
export interface Price {
  readonly priceTotal: number
  readonly pricePerUsableTB: number
  readonly pricePerUsableTiB: number
}

/** Power draw of all installed disks; a month is a twelfth of 8766 hours. */
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

import type { RaidPlan } from './input.ts'
import { hoursPerYear } from './reliability.ts'

/** Price of all installed disks, in the currency of the entered price. */
export function priceOf(
  { disks }: RaidPlan,
  diskPrice: number,
  { usableTB, usableTiB }: { usableTB: number; usableTiB: number },
) {
  const priceTotal = disks.count * diskPrice
  return {
    priceTotal,
    pricePerUsableTB: priceTotal / usableTB,
    pricePerUsableTiB: priceTotal / usableTiB,
  }
}

/** Power draw of all installed disks; a month is a twelfth of 8766 hours. */
export function powerOf({ disks }: RaidPlan, diskWatts: number) {
  const powerWatts = disks.count * diskWatts
  const kWhPerYear = (powerWatts * hoursPerYear) / 1000
  return { powerWatts, kWhPerMonth: kWhPerYear / 12, kWhPerYear }
}

import type { Bounds } from './checks.ts'
import { type Money, times, toUsd } from './money.ts'
import { compare, exact, multiply, subtract, whole } from './rational.ts'

/** Limits of Windows Server: 64 sockets, and 2,048 logical processors of a host or VM. */
export const coreBounds = { whole: true, min: 1, max: 2048 } as const satisfies Bounds

/** Cores of each VM, for far more VMs than anybody licenses individually. */
export const vmBounds = { ...coreBounds, most: 10_000 } as const satisfies Bounds

/** Client access licences. */
export const calBounds = { whole: true, min: 0, max: 1e8 } as const satisfies Bounds

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** Sums counts, each raised to a minimum. */
export const sumAtLeast = (minimum: number, counts: readonly number[]): number =>
  sum(counts.map((count) => Math.max(minimum, count)))

/** Cost of pay-as-you-go around the clock, per core and month. */
export const meteredCost = (cores: number, coreMonth: Money, years: number): Money =>
  multiply(times(cores, coreMonth), whole(12), exact(years))

/** What a budget buys of an option at this cost. */
export type Offer = ReturnType<typeof offerOf>

export const offerOf = (cost: Money, budget: Money) => ({
  costUsd: toUsd(cost),
  /** The remainder; `null` if the budget is too small. */
  remainingUsd: compare(cost, budget) <= 0 ? toUsd(subtract(budget, cost)) : null,
})

/** Sorts by cost, cheapest first. */
export const byCost = <T extends Offer>(offers: readonly T[]): readonly T[] =>
  [...offers].sort((a, b) => a.costUsd - b.costUsd)

/** A count at which two ways to pay are compared, and what each costs. */
export interface BreakEvenPoint {
  readonly count: number
  readonly usd: readonly [number, number]
}

import { exact } from './decimal.ts'
import { multiply, type Rational, round, whole } from './rational.ts'
import { toNumber } from './rational-to-number.ts'

/** An exact amount in USD. */
export type Money = Rational

/** A count times a unit price. */
export function times(count: number, price: Money): Money {
  return multiply(whole(count), price)
}

/** An amount that is not negative, rounded half up to the cent. */
export function toUsd(amount: Money): number {
  return toNumber({ n: round(multiply(amount, whole(100))), d: 100n })
}

/** The exact amount of a price, or `undefined` when there is none. */
export function exactPrice(price: number | undefined): Money | undefined {
  return price === undefined ? undefined : exact(price)
}

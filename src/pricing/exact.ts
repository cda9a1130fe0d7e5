import type { Decimal } from './rules.ts'

/** An amount in whole satang, a hundredth of a baht. */
export type Satang = bigint

/** An exact number: `numerator / denominator`, with a positive denominator. */
export interface Exact {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Reads decimal text that the price list's schema has checked. */
export const exactOf = (text: Decimal): Exact => {
  const [whole = '', fraction = ''] = text.split('.')
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** Rounds to the nearest whole number, halves up; for non-negative numbers. */
export const roundHalfUp = ({ numerator, denominator }: Exact): bigint =>
  (2n * numerator + denominator) / (2n * denominator)

/** Converts baht to hundredths of a satang, in which every price is a whole number: the schema allows four decimals. */
export const inHundredthSatang = (baht: Decimal): bigint => {
  const { numerator, denominator } = exactOf(baht)
  return (10_000n * numerator) / denominator
}

/** Converts baht to satang, rounded. */
export const inSatang = (baht: Decimal): Satang => costOf([{ quantity: 1, price: baht }])

/** A percentage of an amount, rounded to the satang. */
export const percentOf = (amount: Satang, percent: Decimal): Satang => {
  const { numerator, denominator } = exactOf(percent)
  return roundHalfUp({ numerator: amount * numerator, denominator: 100n * denominator })
}

/** Adds quantities times their prices and rounds the sum to the satang once. */
export const costOf = (parts: readonly { quantity: number; price: Decimal }[]): Satang =>
  roundHalfUp({
    numerator: sum(parts.map(({ quantity, price }) => BigInt(quantity) * inHundredthSatang(price))),
    denominator: 100n,
  })

export const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n)

/** Satang as decimal text of baht: `1515.00`. */
export const bahtText = (amount: Satang): Decimal =>
  `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`

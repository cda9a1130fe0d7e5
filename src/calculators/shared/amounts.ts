import { withoutNoise } from './significant.ts'

/** What a result can be an amount of; in the price list an item says which of them it sells. */
export const measures = [
  'vcpus',
  'windowsServerCores',
  'sqlServerCores',
  'diskGb',
  'backupMachines',
  'backupGb',
  'outboundGb',
  'linkMbps',
] as const

export type Measure = (typeof measures)[number]

export type Amounts = Partial<Readonly<Record<Measure, number>>>

/** The item that sells a measure, the amount in one unit of it, and the shortest term that it can be had for, in months. */
export interface Seller {
  readonly item: string
  readonly each: number
  readonly term: number
}

export type Sold = Partial<Readonly<Record<Measure, Seller>>>

/**
 * Makes the estimator's parameters for amounts: units are rounded up, zero and infinite amounts left out.
 * @returns `undefined` if nothing is left, or an amount is not sold
 */
export const orderOf = (amounts: Amounts, sold: Sold): { t: string; i: string } | undefined => {
  const wanted = measures
    .map((measure) => ({ seller: sold[measure], amount: amounts[measure] ?? 0 }))
    .filter(({ amount }) => amount > 0 && Number.isFinite(amount))
  const units = wanted.flatMap(({ seller, amount }) =>
    seller ? [{ ...seller, count: Math.ceil(withoutNoise(amount / seller.each)) }] : [],
  )
  if (units.length === 0 || units.length < wanted.length) return undefined
  if (!units.every(({ count }) => Number.isSafeInteger(count))) return undefined
  return {
    t: String(Math.max(...units.map(({ term }) => term))),
    i: units.map(({ item, count }) => `${item}.${count}`).join('~'),
  }
}

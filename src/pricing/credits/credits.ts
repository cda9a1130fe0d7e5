import { inSatang, percentOf, type Satang } from '../exact.ts'
import type { Decimal } from '../rules.ts'

/** Service credits for missed availability. */
export interface CreditTable {
  /** Percentages of the monthly fee, ascending. */
  readonly credits: readonly string[]
  /** For each target in percent, the availability below which each credit is due, descending from the target. */
  readonly targets: readonly { readonly target: string; readonly below: readonly string[] }[]
}

/** A service whose credits are worked out for every limit. */
export interface CreditExample {
  readonly target: string
  /** Length of the month. */
  readonly days: number
  /** Whole baht a month. */
  readonly fee: string
}

/** Percent in hundredths, the precision in which availability is stated. */
export type Hundredths = number

/** @param percent such as `99.95` */
export const inHundredths = (percent: string): Hundredths => Math.round(Number(percent) * 100)

const minutesOfDay = 1440

/** Minutes of a month. */
export const minutesOf = (days: number): number => days * minutesOfDay

/** Availability of a month with some minutes of downtime, rounded to two decimals of a percent, halves up. */
export const availabilityOf = (days: number, downtime: number): Hundredths => {
  // In hundredths of a minute, so that whole numbers are divided.
  const total = 100 * minutesOf(days)
  const left = total - Math.round(100 * downtime)
  return Math.floor((2 * 10_000 * left + total) / (2 * total))
}

/**
 * Availabilities below which each credit is due.
 * @throws if the table lacks the target
 */
export const limitsOf = ({ targets }: CreditTable, target: string): readonly string[] => {
  const row = targets.find((one) => one.target === target)
  if (!row) throw new Error(`no credits for a target of ${target}%`)
  return row.below
}

/**
 * Credit for an availability, in percent of the monthly fee; `0` if the target is met.
 * @throws if the table lacks the target
 */
export const creditOf = (table: CreditTable, target: string, measured: Hundredths): string => {
  const missed = limitsOf(table, target).filter((limit) => measured < inHundredths(limit)).length
  return table.credits[missed - 1] ?? '0'
}

/** Maximum seconds of downtime in a month at which an availability is still reached. */
export const secondsDown = (days: number, availability: Hundredths): number =>
  Math.round((60 * minutesOf(days) * (10_000 - availability)) / 10_000)

/**
 * A credit in money, rounded to the satang.
 * @param fee baht a month
 */
export const creditAmount = (fee: Decimal, percent: string): Satang => percentOf(inSatang(fee), percent)

import { readNumber } from '../../calculators/ui/form/read-typed.ts'
import { satangFigure } from '../page/amounts.ts'
import {
  availabilityOf,
  type CreditExample,
  type CreditTable,
  creditAmount,
  creditOf,
  inHundredths,
  minutesOf,
} from './credits.ts'

/** The visitor's input, as text. */
export interface Claim {
  readonly target: string
  /** `minutes` or `hours` of downtime, or `percent` of availability. */
  readonly measure: string
  readonly measured: string
  readonly days: string
  readonly fee: string
}

export const claimFields = ['target', 'measured', 'measure', 'days', 'fee'] as const

/** Initial values of the form: two hours of downtime in the month of the example. */
export const firstClaim = ({ target, days, fee }: CreditExample): Claim => ({
  target,
  measure: 'hours',
  measured: '2',
  days: String(days),
  fee,
})

/** Units of downtime, in minutes. */
const minutesIn: Readonly<Record<string, number>> = { minutes: 1, hours: 60 }

export const monthLengths = ['28', '29', '30', '31'] as const

/** A rejected field, and the highest value it takes. */
export interface WrongClaim {
  readonly wrong: 'measured' | 'fee'
  readonly most: string
}

/** Figures in plain text: `99.86`, `25`, `2,500.00`. */
export interface ClaimAnswer {
  readonly availability: string
  readonly percent: string
  readonly amount: string
}

/** A fee of a billion baht would be a typing slip. */
const mostBaht = 999_999_999

/** Reads a number from zero to a limit, with at most two decimals. */
const numberIn = (typed: string, most: number): string | undefined => {
  const read = readNumber(typed)
  return read !== undefined && /^\d+(\.\d{1,2})?$/.test(read) && Number(read) <= most ? read : undefined
}

const percentText = (hundredths: number) => (hundredths / 100).toFixed(2)

/** Calculates the credit for a month; returns the rejected field if one is wrong. */
export const answerClaim = (table: CreditTable, claim: Claim): ClaimAnswer | WrongClaim => {
  const days = Number(claim.days)
  const unit = minutesIn[claim.measure]
  const most = unit ? minutesOf(days) / unit : 100
  const measured = numberIn(claim.measured, most)
  if (measured === undefined) return { wrong: 'measured', most: most.toLocaleString('en') }
  const fee = numberIn(claim.fee, mostBaht)
  if (fee === undefined) return { wrong: 'fee', most: mostBaht.toLocaleString('en') }
  const availability = unit ? availabilityOf(days, unit * Number(measured)) : inHundredths(measured)
  const percent = creditOf(table, claim.target, availability)
  return {
    availability: percentText(availability),
    percent,
    amount: satangFigure(creditAmount(fee, percent)),
  }
}

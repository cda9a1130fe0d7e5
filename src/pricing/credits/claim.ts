import { readNumber } from '../../calculators/ui/form/read-typed.ts'
import { bahtText, inSatang, roundHalfUp } from '../exact.ts'
import { bahtFigure } from '../page/figures.ts'
import {
  availabilityOf,
  type CreditTable,
  creditAmount,
  creditOf,
  inHundredths,
  minutesOf,
} from './credits.ts'

/** What a visitor enters, as text. */
export interface Claim {
  readonly target: string
  /** `minutes` down, or `percent` available. */
  readonly measure: string
  readonly measured: string
  readonly days: string
  readonly fee: string
}

export const claimFields = ['target', 'measured', 'measure', 'days', 'fee'] as const

/** What the form starts with: an hour down in a month of 30 days. */
export const firstClaim = ({ targets: [first] }: CreditTable): Claim => ({
  target: first?.target ?? '',
  measure: 'minutes',
  measured: '60',
  days: '30',
  fee: '10000',
})

export const monthLengths = ['28', '29', '30', '31'] as const

/** A field that cannot be calculated with, and the most that it takes. */
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

/** A fee of a billion baht is a slip of the finger. */
const mostBaht = 999_999_999

/** A number from zero to a limit with at most two decimals. */
const numberIn = (typed: string, most: number): string | undefined => {
  const read = readNumber(typed)
  return read !== undefined && /^\d+(\.\d{1,2})?$/.test(read) && Number(read) <= most ? read : undefined
}

const percentText = (hundredths: number) => (hundredths / 100).toFixed(2)

/** The credit for a month, or which field is wrong. */
export const answerClaim = (table: CreditTable, claim: Claim): ClaimAnswer | WrongClaim => {
  const days = Number(claim.days)
  const isMinutes = claim.measure === 'minutes'
  const most = isMinutes ? minutesOf(days) : 100
  const measured = numberIn(claim.measured, most)
  if (measured === undefined) return { wrong: 'measured', most: most.toLocaleString('en') }
  const fee = numberIn(claim.fee, mostBaht)
  if (fee === undefined) return { wrong: 'fee', most: mostBaht.toLocaleString('en') }
  const availability = isMinutes ? availabilityOf(days, Number(measured)) : inHundredths(measured)
  const percent = creditOf(table, claim.target, availability)
  return {
    availability: percentText(availability),
    percent,
    amount: bahtFigure(bahtText(creditAmount(roundHalfUp(inSatang(fee)), percent))),
  }
}

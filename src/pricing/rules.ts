import type { Machine } from './machines.ts'

/** Calendar day, `YYYY-MM-DD`. */
export type Day = string

/** Decimal text such as `1515.00` or `7.5`; a double would lose digits. */
export type Decimal = string

/** A rate that was decreed for a time; the last one may stay open. */
export interface RatePeriod {
  readonly from: Day
  readonly until: Day | null
  readonly rate: Decimal
  /** Whether the law itself has not been found yet, but only what others say of it. */
  readonly unconfirmed?: boolean | undefined
}

/** Kinds of income that are withheld from differently. */
export type IncomeKind = 'service' | 'rent'

/** What the engine must know of an item that can be ordered; price-list.ts explains the fields. */
export interface ItemRule {
  readonly id: string
  readonly tiers: readonly { readonly upTo: number | null; readonly price: Decimal }[]
  readonly min: number
  readonly max: number
  readonly step: number
  readonly included: number
  readonly once?: Decimal | undefined
  readonly minTerm: number
  readonly discountable: boolean
  readonly supportBase: boolean
  readonly wht: IncomeKind
}

/** Everything that an estimate follows from beside the request. */
export interface PriceRules {
  readonly minMonthly: Decimal
  readonly terms: readonly { readonly months: number; readonly discount: Decimal }[]
  readonly vat: readonly RatePeriod[]
  readonly payers: readonly {
    readonly id: string
    /** Contracts below it are paid without withholding. */
    readonly threshold: Decimal
    readonly periods: Readonly<Record<IncomeKind, readonly RatePeriod[]>>
  }[]
  readonly support: readonly { readonly id: string; readonly percent: Decimal; readonly minimum: Decimal }[]
  readonly items: readonly ItemRule[]
}

export const billings = ['monthly', 'yearly'] as const
export type Billing = (typeof billings)[number]

/** What a buyer asks for. */
export interface PriceRequest {
  /** Machines in words and links; their items are among the quantities. */
  readonly machines?: readonly Machine[] | undefined
  /** Quantities by item, those of the machines included. */
  readonly items: Readonly<Record<string, number>>
  /** Months. */
  readonly term: number
  readonly payer: string
  readonly support: string
  readonly billing: Billing
  /** Day of the first invoice. */
  readonly start: Day
}

/** Why a request has no price, and of which item. */
export interface Refusal {
  readonly reason:
    | 'empty'
    | 'item'
    | 'quantity'
    | 'minimum'
    | 'maximum'
    | 'term'
    | 'billing'
    | 'payer'
    | 'support'
    | 'start'
  readonly item?: string
}

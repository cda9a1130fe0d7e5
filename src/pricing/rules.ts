import type { Machine } from './machines.ts'

/** Calendar day, `YYYY-MM-DD`. */
export type Day = string

/** Decimal text such as `1515.00` or `7.5`; a double would lose digits. */
export type Decimal = string

/** A rate decreed for a period; the last one may be open-ended. */
export interface RatePeriod {
  readonly from: Day
  readonly until: Day | null
  readonly rate: Decimal
  /** Whether the law itself hasn't been found yet, only secondary sources. */
  readonly unconfirmed?: boolean | undefined
}

/** Kinds of income with different withholding rates. */
export type IncomeKind = 'service' | 'rent'

/** What the engine needs to know of an item for sale; price-list.ts explains the fields. */
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

/** Everything an estimate depends on besides the request. */
export interface PriceRules {
  readonly minMonthly: Decimal
  readonly terms: readonly { readonly months: number; readonly discount: Decimal }[]
  readonly vat: readonly RatePeriod[]
  readonly payers: readonly {
    readonly id: string
    /** No tax is withheld from contracts below this. */
    readonly threshold: Decimal
    readonly periods: Readonly<Record<IncomeKind, readonly RatePeriod[]>>
  }[]
  readonly support: readonly { readonly id: string; readonly percent: Decimal; readonly minimum: Decimal }[]
  readonly items: readonly ItemRule[]
}

export const billings = ['monthly', 'yearly'] as const
export type Billing = (typeof billings)[number]

/** A buyer's request. */
export interface PriceRequest {
  /** Machines, for texts and links; their items are included in the quantities. */
  readonly machines?: readonly Machine[] | undefined
  /** Quantities by item, including those of the machines. */
  readonly items: Readonly<Record<string, number>>
  /** In months. */
  readonly term: number
  readonly payer: string
  readonly support: string
  readonly billing: Billing
  /** Day of the first invoice. */
  readonly start: Day
}

/** Why a request has no price, and which item is the cause. */
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

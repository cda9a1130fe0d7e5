import type creditTexts from '../../../locales/en/calculators/credits.json'
import type { PageId } from '../../catalogue/pages.ts'
import type { CreditExample, CreditTable } from '../credits/credits.ts'
import type { QuickRates } from '../quick/rates.ts'
import type { PricingWords } from './words.ts'

// What the build writes about prices into pages.

/** Parameters of a link's address. */
export type LinkSearch = Readonly<Record<string, string>>

/** Price information on a service page. */
export interface PriceSlotView {
  readonly title: string
  /** Terms with their descriptions: what is metered, what drives the price, an example. */
  readonly facts: readonly {
    readonly term: string
    readonly text: string
    /** What of the example it says: a bill says both, a picture of sizes the order. */
    readonly example?: 'order' | 'setUp'
  }[]
  /** The example as a bill, with the term it is for; a service with sizes has none. */
  readonly bill?: Bill & { readonly title: string; readonly term: string }
  /** `from THB 1,515.00 a month` for the smallest order, else `example: THB 45,000.00 a month`. */
  readonly headline: string
  /** The same as a figure, and what it is: `THB 45,000`, `Example, a month, excl. VAT`; a quoted service has none. */
  readonly figure?: { readonly price: string; readonly of: string }
  readonly sample: boolean
  /** Typical orders with their prices a month by term. */
  readonly sizes?: {
    readonly title: string
    readonly columns: readonly string[]
    readonly rows: readonly {
      readonly quantities: readonly string[]
      readonly prices: readonly { readonly figure: string; readonly search: LinkSearch }[]
    }[]
  }
  /** Next step: the estimator with the example filled in, or the contact page. */
  readonly link: {
    readonly label: string
    readonly page: PageId
    readonly search: LinkSearch
  }
}

/** An example's price in one line, and a link to its estimate. */
export interface PriceExampleView {
  readonly headline: string
  /** `for 8 servers with backup, 12 months`. */
  readonly example: string
  readonly sample: boolean
  readonly search: LinkSearch
}

/** A table of prices; its cells may contain inline markup. */
export interface PricesTable {
  /** Only if the section has several tables. */
  readonly title?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Whether it has the same columns as the tables of items. */
  readonly isOfItems?: boolean
  /** As for a `DataTable`. */
  readonly namesOnce?: true
  /** Whether it is looked up rather than read, so that phones fold it. */
  readonly isReference?: true
}

/** Content that the build puts into a prices block. */
export interface PricesView {
  readonly lines: readonly string[]
  readonly tables: readonly PricesTable[]
  /** The list's files for programs and spreadsheets. */
  readonly files?: readonly { readonly name: string; readonly label: string }[]
}

/** An order with its prices in words, as on the first month's invoice. */
export interface Bill {
  readonly lines: readonly { readonly name: string; readonly quantity: string; readonly amount: string }[]
  readonly sums: readonly { readonly label: string; readonly amount: string }[]
  readonly total: { readonly label: string; readonly amount: string }
}

/**
 * A size to order: its parts, each with its share of the largest size's in percent, what a month of it costs by term, and its estimate for
 * the shortest.
 */
export interface SizeView {
  readonly lines: readonly { readonly name: string; readonly quantity: string; readonly share: number }[]
  readonly prices: readonly { readonly label: string; readonly amount: string }[]
  readonly search: LinkSearch
}

/** The small estimate as the home page gets it: its texts, its data and its initial values. */
export interface QuickView {
  readonly texts: PricingWords['quick'] & { readonly option: string }
  readonly rates: QuickRates
  readonly servers: number
  readonly tb: number
  readonly sample: boolean
}

export type CreditWords = typeof creditTexts

/** What the build puts into a block of credits: a table in words, and what its form calculates with. */
export interface CreditView {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly form?: {
    readonly table: CreditTable
    readonly example: CreditExample
    readonly words: CreditWords['form']
  }
}

import { bahtWords } from './baht-words.ts'
import { costOf, inSatang, percentOf, type Satang, sum } from './exact.ts'
import { type Amounts, type Invoice, invoicesOf, totalOf } from './invoices.ts'
import { refusalOf, rounded } from './refusals.ts'
import type { Day, IncomeKind, ItemRule, PriceRequest, PriceRules, Refusal } from './rules.ts'

/** Monthly cost of one item. */
export interface EstimateLine {
  readonly id: string
  /** Quantity charged, rounded up to the item's step. */
  readonly quantity: number
  /** Quantity without free units. */
  readonly billable: number
  readonly amount: Satang
  readonly discount: Satang
  readonly net: Satang
  /** Set-up charge, on the first invoice. */
  readonly once: Satang
}

export interface Estimate {
  readonly lines: readonly EstimateLine[]
  /** Amount of which support is a percentage. */
  readonly supportBase: Satang
  readonly support: Satang
  /** Amount that lifts the total to the minimum monthly charge. */
  readonly topUp: Satang
  readonly monthly: Satang
  readonly oneOff: Satang
  readonly invoices: readonly Invoice[]
  readonly total: Amounts
  /** The term's gross amount in Thai words. */
  readonly words: string
  /** Last day with a decreed VAT rate, if there are invoices after it; `whtAfter` likewise for withholding tax. */
  readonly vatAfter: Day | undefined
  readonly whtAfter: Day | undefined
  /** Whether a public body would have to invite tenders. */
  readonly isOverTenderLimit: boolean
}

/** Limit of specific procurement: the Public Procurement Act, section 56 (2) (b). */
export const tenderLimit: Satang = 500_000_00n

export const isRefusal = (answer: Estimate | Refusal): answer is Refusal => 'reason' in answer

/** Prices a request, exact to the satang, or says why it has no price. Amounts are rounded only where the rules say so. */
export const estimate = (rules: PriceRules, request: PriceRequest): Estimate | Refusal =>
  refusalOf(rules, request) ?? priced(rules, request)

/** Asserts a value that the request's checks guarantee; a gap here is a bug. */
const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the request was not checked')
  return value
}

const priced = (rules: PriceRules, request: PriceRequest): Estimate => {
  const { discount } = known(rules.terms.find(({ months }) => months === request.term))
  const payer = known(rules.payers.find(({ id }) => id === request.payer))
  const plan = known(rules.support.find(({ id }) => id === request.support))
  const ordered = Object.entries(request.items).map(([id, quantity]) => {
    const item = known(rules.items.find((rule) => rule.id === id))
    return { item, line: lineOf(item, rounded(item, quantity), discount) }
  })
  const lines = ordered.map(({ line }) => line)
  const supportBase = sum(ordered.map(({ item, line }) => (item.supportBase ? line.net : 0n)))
  const support = larger(inSatang(plan.minimum), percentOf(supportBase, plan.percent))
  const beforeTopUp = sum(lines.map(({ net }) => net)) + support
  const monthly = larger(inSatang(rules.minMonthly), beforeTopUp)
  const oneOff = sum(lines.map(({ once }) => once))
  const term = BigInt(request.term)
  const covers = request.billing === 'yearly' ? 12 : 1
  const ofRent = (amount: (line: EstimateLine) => Satang) =>
    sum(ordered.map(({ item, line }) => (item.wht === 'rent' ? amount(line) : 0n)))
  const byKind = (whole: Satang, rent: Satang): Record<IncomeKind, Satang> => ({
    service: whole - rent,
    rent,
  })
  const invoices = invoicesOf(
    {
      start: request.start,
      covers,
      count: request.term / covers,
      monthly: byKind(
        monthly,
        ofRent(({ net }) => net),
      ),
      once: byKind(
        oneOff,
        ofRent(({ once }) => once),
      ),
      withheld: monthly * term + oneOff >= inSatang(payer.threshold) ? payer.periods : undefined,
    },
    rules.vat,
  )
  const total = totalOf(invoices)
  return {
    lines,
    supportBase,
    support,
    topUp: monthly - beforeTopUp,
    monthly,
    oneOff,
    invoices,
    total,
    words: bahtWords(total.gross),
    vatAfter: invoices.find(({ vatAfter }) => vatAfter)?.vatAfter,
    whtAfter: invoices.find(({ whtAfter }) => whtAfter)?.whtAfter,
    isOverTenderLimit: total.gross > tenderLimit,
  }
}

const larger = (a: Satang, b: Satang): Satang => (a > b ? a : b)

const lineOf = (item: ItemRule, quantity: number, percent: string): EstimateLine => {
  const billable = Math.max(0, quantity - item.included)
  const amount = costOf(tierParts(item, billable))
  const discount = item.discountable ? percentOf(amount, percent) : 0n
  return {
    id: item.id,
    quantity,
    billable,
    amount,
    discount,
    net: amount - discount,
    once: item.once === undefined ? 0n : costOf([{ quantity, price: item.once }]),
  }
}

/** Splits a quantity by tier, with each tier's price. */
const tierParts = ({ tiers }: ItemRule, billable: number) =>
  tiers.map(({ upTo, price }, index) => {
    const below = tiers[index - 1]?.upTo ?? 0
    return { quantity: Math.max(0, Math.min(billable, upTo ?? billable) - below), price }
  })

import { percentOf, type Satang, sum } from './exact.ts'
import { dayAfterMonths, rateAt } from './periods.ts'
import type { Day, Decimal, IncomeKind, PriceRules, RatePeriod } from './rules.ts'

/** Amounts of one or several invoices, in satang. */
export interface Amounts {
  readonly net: Satang
  readonly vat: Satang
  /** With VAT. */
  readonly gross: Satang
  /** Tax that the payer withholds and remits to the revenue office. */
  readonly wht: Satang
  /** Amount that the payer transfers. */
  readonly payable: Satang
}

/** Tax withheld from the part of an invoice subject to one rate. */
export interface Withheld {
  readonly rate: Decimal
  readonly base: Satang
  readonly amount: Satang
  /** Whether no rate is decreed for the day, or its decree wasn't found. */
  readonly isAssumed: boolean
}

export interface Invoice extends Amounts {
  readonly day: Day
  readonly vatRate: Decimal
  /** Last day of the last decreed VAT rate; only on later invoices. */
  readonly vatAfter: Day | undefined
  /** Last day of the last decreed withholding rate; only on later invoices. */
  readonly whtAfter: Day | undefined
  /** By kind of income; empty if nothing is withheld. */
  readonly withheld: readonly Withheld[]
  readonly isVatAssumed: boolean
  readonly isWhtAssumed: boolean
}

/** What all invoices of a contract are based on. */
export interface Contract {
  readonly start: Day
  /** Months that an invoice covers. */
  readonly covers: number
  readonly count: number
  /** By kind of income, for one month. */
  readonly monthly: Readonly<Record<IncomeKind, Satang>>
  /** By kind of income, with the first invoice. */
  readonly once: Readonly<Record<IncomeKind, Satang>>
  /** `undefined` below the payer's threshold. */
  readonly withheld: Readonly<Record<IncomeKind, readonly RatePeriod[]>> | undefined
}

const kinds: readonly IncomeKind[] = ['service', 'rent']

/** Makes a contract's invoices, each with the rates of its day. */
export const invoicesOf = (contract: Contract, vat: PriceRules['vat']): readonly Invoice[] =>
  Array.from({ length: contract.count }, (_, index) => invoiceOf(contract, vat, index))

const invoiceOf = (contract: Contract, vat: PriceRules['vat'], index: number): Invoice => {
  const { start, covers, monthly, once, withheld } = contract
  const day = dayAfterMonths(start, index * covers)
  const vatRate = rateAt(vat, day)
  const parts = kinds.map((kind) => {
    const net = BigInt(covers) * monthly[kind] + (index === 0 ? once[kind] : 0n)
    const rate = withheld && rateAt(withheld[kind], day)
    return {
      net,
      wht: rate ? percentOf(net, rate.rate) : 0n,
      after: net > 0n ? rate?.after : undefined,
      rate: net > 0n ? rate : undefined,
    }
  })
  const net = sum(parts.map((part) => part.net))
  const wht = sum(parts.map((part) => part.wht))
  const tax = percentOf(net, vatRate.rate)
  return {
    day,
    net,
    vat: tax,
    gross: net + tax,
    wht,
    payable: net + tax - wht,
    vatRate: vatRate.rate,
    vatAfter: vatRate.after,
    whtAfter: parts.find(({ after }) => after !== undefined)?.after,
    withheld: parts.flatMap((part) =>
      part.rate && part.wht > 0n
        ? [{ rate: part.rate.rate, base: part.net, amount: part.wht, isAssumed: part.rate.isAssumed }]
        : [],
    ),
    isVatAssumed: vatRate.isAssumed,
    isWhtAssumed: parts.some((part) => part.wht > 0n && part.rate?.isAssumed),
  }
}

/** The order in which the amounts are shown. */
export const amountNames = ['net', 'vat', 'gross', 'wht', 'payable'] as const

/** Marks a tax amount if the rate is assumed on any of its invoices. */
export const assumedMark = (amount: keyof Amounts, invoices: readonly Invoice[]): '*' | '' =>
  invoices.some(
    ({ isVatAssumed, isWhtAssumed }) =>
      (amount === 'vat' && isVatAssumed) || (amount === 'wht' && isWhtAssumed),
  )
    ? '*'
    : ''

/** Successive invoices with the same amounts, counted from 1. */
export interface InvoiceRun extends Amounts {
  readonly from: number
  readonly to: number
}

/** Groups successive invoices with equal amounts. */
export const runsOf = (invoices: readonly Invoice[]): readonly InvoiceRun[] => {
  const isNew = (invoice: Invoice, index: number) =>
    amountNames.some((name) => invoice[name] !== invoices[index - 1]?.[name])
  const starts = invoices.flatMap((invoice, index) => (isNew(invoice, index) ? [index] : []))
  return starts.map((start, run) => {
    const { net, vat, gross, wht, payable } = invoices[start] as Invoice
    return { from: start + 1, to: starts[run + 1] ?? invoices.length, net, vat, gross, wht, payable }
  })
}

/** Adds up the withheld tax by rate, in the order of the invoices. */
export const withheldOf = (invoices: readonly Invoice[]): readonly Withheld[] => {
  const parts = invoices.flatMap(({ withheld }) => withheld)
  return [...new Set(parts.map(({ rate }) => rate))].map((rate) => {
    const its = parts.filter((part) => part.rate === rate)
    return {
      rate,
      base: sum(its.map(({ base }) => base)),
      amount: sum(its.map(({ amount }) => amount)),
      isAssumed: its.some(({ isAssumed }) => isAssumed),
    }
  })
}

/** Adds invoices up; a rate applied to the whole term would differ by some satang. */
export const totalOf = (invoices: readonly Amounts[]): Amounts => {
  const total = (name: keyof Amounts) => sum(invoices.map((invoice) => invoice[name]))
  return {
    net: total('net'),
    vat: total('vat'),
    gross: total('gross'),
    wht: total('wht'),
    payable: total('payable'),
  }
}

import { type Billing, billings, type PriceRequest } from './rules.ts'

/** The short forms of a link's fixed choices. */
const letters: Readonly<Record<Billing, string>> = { monthly: 'm', yearly: 'y' }

/** A request as the parameters of a link, by the list that it was priced with. */
export interface LinkParameters {
  /** The price list's version. */
  readonly v: string
  readonly t: string
  readonly b: string
  readonly p: string
  readonly s: string
  /** Month of the first invoice; the day, too, where it is not the first. */
  readonly d: string
  /** Quantities: `vcpu.2~ram.4`. */
  readonly i: string
}

declare module '../calculators/ui/form/search.ts' {
  interface FormSearches {
    pricing: Partial<LinkParameters>
  }
}

/** Items in the order of the price list, so that one request has one link. */
export const quantitiesText = (
  items: Readonly<Record<string, number | string>>,
  order: readonly string[],
): string =>
  order.flatMap((id) => (items[id] === undefined || items[id] === '' ? [] : [`${id}.${items[id]}`])).join('~')

/** The link's parameters of a request. */
export const linkOf = (
  version: string,
  order: readonly string[],
  { items, term, billing, payer, support, start }: PriceRequest,
): LinkParameters => ({
  v: version,
  t: String(term),
  b: letters[billing],
  p: payer,
  s: support,
  d: start.endsWith('-01') ? start.slice(0, 7) : start,
  i: quantitiesText(items, order),
})

/** A billing by its letter; another text as it is, for the form to refuse. */
export const billingOf = (letter: string): string =>
  billings.find((billing) => letters[billing] === letter) ?? letter

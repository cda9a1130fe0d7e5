import { machinesText, singleItems } from './machines.ts'
import type { PriceList } from './price-list.ts'
import { type Billing, billings, type PriceRequest } from './rules.ts'

/** Short forms of fixed choices in a link. */
const letters: Readonly<Record<Billing, string>> = { monthly: 'm', yearly: 'y' }

/** Link parameters of a request, by the list it was priced with. */
export interface LinkParameters {
  /** The price list's version. */
  readonly v: string
  readonly t: string
  readonly b: string
  readonly p: string
  readonly s: string
  /** Month of the first invoice; includes the day if it isn't the first. */
  readonly d: string
  /** Machines: `3.4c.16r.200d-win-backup_Web`. */
  readonly m?: string
  /** Quantities of single items: `vcpu.2~ram.4`. */
  readonly i?: string
}

/** Parameters by which other pages open the estimator, in place of a whole request. */
export interface EntryParameters {
  /** From the home page's small estimate; `backup` is present if ticked. */
  readonly servers?: string
  readonly tb?: string
  readonly backup?: string
  /** Page whose price is asked for. */
  readonly for?: string
}

declare module '../calculators/ui/form/search-params.ts' {
  interface FormSearchParams {
    pricing: Partial<LinkParameters> & EntryParameters
  }
}

/** Items in the order of the price list, so that one request has one link. */
export const quantitiesText = (
  items: Readonly<Record<string, number | string>>,
  order: readonly string[],
): string =>
  order.flatMap((id) => (items[id] === undefined || items[id] === '' ? [] : [`${id}.${items[id]}`])).join('~')

/** Parameters of a link's order; an empty list is written too. */
export const orderParameters = (machines: string, items: string) => ({
  ...(machines && { m: machines }),
  ...((items || !machines) && { i: items }),
})

/** Makes a request's link parameters. */
export const linkParameters = (
  list: Pick<PriceList, 'version' | 'items' | 'machines'>,
  request: PriceRequest,
): LinkParameters => {
  const { machines = [], term, billing, payer, support, start } = request
  const items = quantitiesText(
    singleItems(list.machines, request),
    list.items.map(({ id }) => id),
  )
  return {
    v: list.version,
    t: String(term),
    b: letters[billing],
    p: payer,
    s: support,
    d: start.endsWith('-01') ? start.slice(0, 7) : start,
    ...orderParameters(machinesText(list.machines, machines), items),
  }
}

/** Reads a billing period from its letter; returns other text unchanged, for the form to reject. */
export const billingOf = (letter: string): string =>
  billings.find((billing) => letters[billing] === letter) ?? letter

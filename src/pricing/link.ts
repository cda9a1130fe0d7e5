import { machinesText, singleItems } from './machines.ts'
import type { PriceList } from './price-list.ts'
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
  /** Machines: `3.4c.16r.200d-win-backup_Web`. */
  readonly m?: string
  /** Quantities of single items: `vcpu.2~ram.4`. */
  readonly i?: string
}

/** What other pages open the estimate with, in place of a whole request. */
export interface EntryParameters {
  /** The home page's small estimate; `backup` is there when it is ticked. */
  readonly servers?: string
  readonly tb?: string
  readonly backup?: string
  /** The page whose price is asked for. */
  readonly for?: string
}

declare module '../calculators/ui/form/search.ts' {
  interface FormSearches {
    pricing: Partial<LinkParameters> & EntryParameters
  }
}

/** Items in the order of the price list, so that one request has one link. */
export const quantitiesText = (
  items: Readonly<Record<string, number | string>>,
  order: readonly string[],
): string =>
  order.flatMap((id) => (items[id] === undefined || items[id] === '' ? [] : [`${id}.${items[id]}`])).join('~')

/** What a link orders; a list of nothing is written, too. */
export const orderParameters = (machines: string, items: string) => ({
  ...(machines && { m: machines }),
  ...((items || !machines) && { i: items }),
})

/** The link's parameters of a request. */
export const linkOf = (
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

/** A billing by its letter; another text as it is, for the form to refuse. */
export const billingOf = (letter: string): string =>
  billings.find((billing) => letters[billing] === letter) ?? letter

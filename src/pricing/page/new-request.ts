import type { ListLanguage } from '../list-language.ts'
import { itemsOfMachines, joinedItems, type MachineOrder, machineOf } from '../machines.ts'
import { dayAfterMonths } from '../periods.ts'
import type { PriceList } from '../price-list.ts'
import type { PriceRequest } from '../rules.ts'

/** A new form's request besides its items: by the month, of the list's first payer and plan; the first invoice is in the month after the list's. */
export const newRequest = ({
  asOf,
  payers: [payer],
  support: [plan],
}: Pick<PriceList, 'asOf' | 'payers' | 'support'>): PriceRequest => ({
  items: {},
  term: 1,
  payer: payer?.id ?? '',
  support: plan?.id ?? '',
  billing: 'monthly',
  start: dayAfterMonths(`${asOf.slice(0, 7)}-01`, 1),
})

/** An order in the price list's file; whatever it omits is as in a new form. */
export interface Order {
  readonly machines?: readonly MachineOrder[] | undefined
  readonly items: Readonly<Record<string, number>>
  readonly term?: number | undefined
  readonly support?: string | undefined
}

/** Request of one of the price list's examples. */
export const requestOf = (
  list: Pick<PriceList, 'asOf' | 'items' | 'machines' | 'payers' | 'support'>,
  { machines = [], items, ...contract }: Order,
  language: ListLanguage,
): PriceRequest => {
  const fresh = newRequest(list)
  const requested = machines.map((machine) => machineOf(machine, language))
  return {
    ...fresh,
    ...(requested.length > 0 && { machines: requested }),
    items: joinedItems(
      list.items.map(({ id }) => id),
      itemsOfMachines(list.machines, requested),
      items,
    ),
    term: contract.term ?? fresh.term,
    support: contract.support ?? fresh.support,
  }
}

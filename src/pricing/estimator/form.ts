import type { Fields } from '../../calculators/shared/checks.ts'
import { firstOfNextMonth } from '../../calculators/shared/time.ts'
import type { ErrorValues, Field, Form, PartField, Values } from '../../calculators/ui/form/fields.ts'
import { readValues } from '../../calculators/ui/form/values.ts'
import { dotted } from '../../typography/dotted.ts'
import { billingOf, linkParameters, orderParameters, quantitiesText } from '../link.ts'
import {
  itemsOfMachines,
  joinedItems,
  type MachineRow,
  type MachineWords,
  machineInWords,
  machineOfRow,
  machinesText,
  readRows,
  rowsText,
  singleItems,
} from '../machines.ts'
import { countFigure } from '../page/figures.ts'
import { newRequest, type Order, requestOf } from '../page/new-request.ts'
import { prices } from '../prices.ts'
import { billings, type PriceRequest } from '../rules.ts'
import { entryNames, entryRequest } from './entry.ts'

const itemIds = prices.items.map(({ id }) => id)
const fresh = newRequest(prices)

const { machines: rules } = prices

/** Field values of a request. */
export const valuesOf = (request: PriceRequest): Values => {
  const single = singleItems(rules, request)
  return {
    ...Object.fromEntries(itemIds.map((id) => [id, single[id] === undefined ? '' : String(single[id])])),
    machines: machinesText(rules, request.machines ?? []),
    term: String(request.term),
    support: request.support,
  }
}

/** What the list offers to start with: its first package, else a machine, else the minimum of its first item. */
const firstOrder: Order =
  prices.packages[0] ??
  (rules
    ? { machines: [rules.initial], items: {} }
    : { items: Object.fromEntries(prices.items.slice(0, 1).map(({ id, min }) => [id, min])) })

/** Values of a new form, so that the page opens with an answer. The machines go without their names, which are in one language. */
const initial = valuesOf(
  requestOf(
    prices,
    { ...firstOrder, machines: firstOrder.machines?.map(({ name: _, ...machine }) => machine) },
    'en',
  ),
)

/** Returns the first day of the visitor's next month, or of the price list's first month if that is later. */
function firstStart(): string {
  const next = firstOfNextMonth()
  return next > fresh.start ? next : fresh.start
}

const contractFields: readonly Field[] = [
  {
    kind: 'choice',
    name: 'term',
    initial: initial.term ?? '',
    choices: prices.terms.map(({ months }) => String(months)),
    look: 'buttons',
    numeric: true,
  },
  { kind: 'choice', name: 'billing', initial: fresh.billing, choices: billings, look: 'buttons' },
  {
    kind: 'choice',
    name: 'support',
    initial: initial.support ?? '',
    choices: prices.support.map(({ id }) => id),
    look: 'buttons',
  },
  {
    kind: 'choice',
    name: 'payer',
    initial: fresh.payer,
    choices: prices.payers.map(({ id }) => id),
    wide: true,
  },
  { kind: 'date', name: 'start', initial: fresh.start, initialNow: firstStart },
]

export const machinesField: PartField = {
  kind: 'part',
  name: 'machines',
  initial: initial.machines ?? '',
  inWords: (value, own) => dotted(machinesInWords(value, own)),
}

/** Words for machine parts, from the form's texts. */
export const machineWords = (own: Parameters<PartField['inWords']>[1]): MachineWords => ({
  // Keeps a figure and its unit on one line.
  amount: (item, count) =>
    own(`machines.amounts.${item}.words`, { count }).replace(`${count} `, `${count}\u00a0`),
  option: (id) => own(`machines.options.${id}.name`),
})

/** Each row of machines in words. */
export const machinesInWords = (
  value: string,
  own: Parameters<PartField['inWords']>[1],
): readonly string[] =>
  rules
    ? readRows(rules, value).rows.map((row) =>
        machineInWords(rules, machineOfRow(rules, row), machineWords(own)),
      )
    : []

/** Input of the estimate. */
export interface EstimateInput extends PriceRequest {
  /** As typed. */
  readonly rows: readonly MachineRow[]
}

/** Quantities of the entered items. */
const quantitiesOf = (values: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(itemIds.flatMap((id) => (values[id] === undefined ? [] : [[id, values[id] as number]])))

/** The request that the visible fields' values make. */
export const inputOf = (read: Fields): EstimateInput => {
  const { term, payer, support, billing, start } = read as unknown as PriceRequest
  const { rows } = readRows(rules, String(read.machines ?? ''))
  const machines = rows.map((row) => machineOfRow(rules ?? { amounts: [] }, row))
  return {
    rows,
    machines,
    items: joinedItems(itemIds, itemsOfMachines(rules, machines), quantitiesOf(read)),
    term,
    payer,
    support,
    billing,
    start,
  }
}

/** The estimator's form: machines, a field for each item of the price list, then the contract. */
export const priceForm: Form = {
  id: 'pricing',
  groups: [
    ...(rules ? [{ id: 'machines', fields: [machinesField] }] : []),
    ...prices.groups.map(({ id }) => ({
      id,
      // If machines are sold, single items are for advanced use, so they are folded.
      ...(rules && { folded: true as const }),
      fields: prices.items
        .filter(({ group }) => group === id)
        .map((item) => ({
          kind: 'number' as const,
          name: item.id,
          initial: initial[item.id] ?? '',
          optional: true as const,
        })),
    })),
    { id: 'contract', fields: contractFields },
  ],
  errorValues: (values) => {
    const quantities = allQuantities(values)
    return { items: longTermItems(quantities, Number(values.term)), ...tooMany(quantities) }
  },
  link: {
    names: ['v', 'm', 'i', 't', 'b', 'p', 's', 'd', ...entryNames],
    read: (search) => {
      if ([search.m, search.i, search.t].some((text) => text !== undefined)) return valuesOfLink(search)
      const request = entryRequest(search)
      return request ? valuesOf(request) : {}
    },
    write: (values) => {
      const { term = '', billing = '', payer = '', support = '', start = '' } = values
      const {
        m: _m,
        i: _i,
        ...contract
      } = linkParameters(prices, {
        ...fresh,
        term: Number(term),
        billing: billing as PriceRequest['billing'],
        payer,
        support,
        start,
      })
      return {
        ...contract,
        t: term,
        ...orderParameters(values.machines ?? '', quantitiesText(values, itemIds)),
      }
    },
  },
}

/** All quantities by item: those that machines need and those entered. */
const allQuantities = (values: Values): Record<string, number> =>
  inputOf(readValues(priceForm, values)).items as Record<string, number>

/** Lists ids of chosen items whose minimum term is longer than the chosen one. */
const longTermItems = (quantities: Record<string, number>, term: number): readonly string[] =>
  prices.items.filter(({ id, minTerm }) => quantities[id] && minTerm > term).map(({ id }) => id)

/** Names, for the error's text, the first item of which machines need more than the list allows. */
const tooMany = (quantities: Record<string, number>): ErrorValues => {
  const item = prices.items.find(({ id, max }) => (quantities[id] ?? 0) > max)
  if (!item) return {}
  const quantity = quantities[item.id] ?? 0
  return {
    item: [item.id],
    needed: countFigure(quantity),
    most: countFigure(item.max),
  }
}

/** Items in a link; quantities as written. */
const itemsOfLink = (text: string) =>
  text
    .split('~')
    .filter(Boolean)
    .map((written) => {
      const [id = '', ...quantity] = written.split('.')
      return { written, id, quantity: quantity.join('.') }
    })

/**
 * The list's limit for an item, if a link exceeds it. Only for links without a version: those are from calculators, which don't know the
 * list; a visitor's own quantity is refused at its field instead of being adjusted.
 */
const mostOf = (v: string | undefined, id: string, quantity: string): number | undefined => {
  const item = prices.items.find((one) => one.id === id)
  if (v !== undefined || !item || !/^\d+$/.test(quantity)) return undefined
  const most = Math.floor(item.max / item.step) * item.step
  return Number(quantity) > most ? most : undefined
}

const valuesOfLink = ({ v, t, b, p, s, d, m, i = m === undefined ? undefined : '' }: Values): Values => ({
  ...(i !== undefined && {
    machines: m === undefined ? '' : rowsText(rules ?? { amounts: [] }, readRows(rules, m).rows),
    ...Object.fromEntries(itemIds.map((id) => [id, ''])),
    ...Object.fromEntries(
      itemsOfLink(i)
        .filter(({ id, quantity }) => itemIds.includes(id) && quantity !== '')
        .map(({ id, quantity }) => [id, String(mostOf(v, id, quantity) ?? quantity)]),
    ),
    // What an order's link omits is as in an empty request, not as in the package that the page opens with.
    term: String(fresh.term),
    support: fresh.support,
  }),
  ...(t !== undefined && { term: t }),
  ...(b !== undefined && { billing: billingOf(b) }),
  ...(p !== undefined && { payer: p }),
  ...(s !== undefined && { support: s }),
  ...(d !== undefined && { start: /^\d{4}-\d{2}$/.test(d) ? `${d}-01` : d }),
})

/** A part of a link that was left out or adjusted. */
export interface LinkProblem {
  readonly kind: 'version' | 'machine' | 'item' | 'unreadable' | 'twice' | 'above'
  readonly value: string
  /** The quantity filled in instead, and its item. */
  readonly most?: number
  readonly item?: string
}

/** Lists all parts of a link that no field of the form can show. */
export const linkProblems = ({ v, m = '', i = '' }: Values): readonly LinkProblem[] => {
  const items = itemsOfLink(i)
  return [
    ...(v !== undefined && v !== prices.version ? [{ kind: 'version' as const, value: v }] : []),
    ...readRows(rules, m).unknown.map((value) => ({ kind: 'machine' as const, value })),
    ...items.flatMap(({ written, id, quantity }, index): LinkProblem[] => {
      if (id === '' || quantity === '') return [{ kind: 'unreadable', value: written }]
      if (!itemIds.includes(id)) return [{ kind: 'item', value: id }]
      if (items.findIndex((one) => one.id === id) < index) return [{ kind: 'twice', value: id }]
      const most = mostOf(v, id, quantity)
      return most === undefined ? [] : [{ kind: 'above', value: quantity, most, item: id }]
    }),
  ]
}

import { firstOfNextMonth } from '../../calculators/shared/time.ts'
import type { Field, Form, Values } from '../../calculators/ui/form/fields.ts'
import { billingOf, linkOf, quantitiesText } from '../link.ts'
import { newRequest } from '../page/new-request.ts'
import { prices } from '../prices.ts'
import { billings, type PriceRequest } from '../rules.ts'

const itemIds = prices.items.map(({ id }) => id)
const fresh = newRequest(prices)

/** What a new form orders: a small server, so that the page opens with an answer. */
const example: Readonly<Record<string, string>> = { vcpu: '2', ram: '4', nvme: '50', ipv4: '1' }

/** Groups that most estimates begin with; the others are folded until asked for. */
const openGroups: readonly string[] = ['compute', 'storage', 'protection']

/** Returns the first day of the visitor's next month, or of the price list's first if that is later. */
function firstStart(): string {
  const next = firstOfNextMonth()
  return next > fresh.start ? next : fresh.start
}

const contractFields: readonly Field[] = [
  {
    kind: 'choice',
    name: 'term',
    initial: String(fresh.term),
    choices: prices.terms.map(({ months }) => String(months)),
    look: 'buttons',
    numeric: true,
  },
  { kind: 'choice', name: 'billing', initial: fresh.billing, choices: billings, look: 'buttons' },
  {
    kind: 'choice',
    name: 'support',
    initial: fresh.support,
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

/** Quantities of the items that were entered. */
const quantitiesOf = (values: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(itemIds.flatMap((id) => (values[id] === undefined ? [] : [[id, values[id] as number]])))

/** The estimator's form: a field for each item of the price list, then the contract. */
export const priceForm: Form<PriceRequest> = {
  id: 'pricing',
  groups: [
    ...prices.groups.map(({ id }) => ({
      id,
      ...(!openGroups.includes(id) && { folded: true as const }),
      fields: prices.items
        .filter(({ group }) => group === id)
        .map((item) => ({
          kind: 'number' as const,
          name: item.id,
          initial: example[item.id] ?? '',
          optional: true as const,
        })),
    })),
    { id: 'contract', fields: contractFields },
  ],
  toInput: (read) => {
    const { term, payer, support, billing, start } = read as unknown as PriceRequest
    return { items: quantitiesOf(read), term, payer, support, billing, start }
  },
  errorValues: (values) => ({ items: longTermItems(values) }),
  link: {
    names: ['v', 'i', 't', 'b', 'p', 's', 'd'],
    read: (search) => (search.i === undefined && search.t === undefined ? {} : valuesOfLink(search)),
    write: (values) => {
      const { term = '', billing = '', payer = '', support = '', start = '' } = values
      const { i: _, ...contract } = linkOf(prices.version, itemIds, {
        ...fresh,
        term: Number(term),
        billing: billing as PriceRequest['billing'],
        payer,
        support,
        start,
      })
      return { ...contract, t: term, i: quantitiesText(values, itemIds) }
    },
  },
}

/** Lists the ids of the chosen items with a longer minimum term than the chosen one. */
const longTermItems = (values: Values): readonly string[] =>
  prices.items.filter(({ id, minTerm }) => values[id] && minTerm > Number(values.term)).map(({ id }) => id)

/** The items that a link lists; the quantity as it is written. */
const itemsOfLink = (text: string) =>
  text
    .split('~')
    .filter(Boolean)
    .map((written) => {
      const [id = '', ...quantity] = written.split('.')
      return { written, id, quantity: quantity.join('.') }
    })

/**
 * The most that the list takes of an item, where a link asks for more. Only of links without a version: those come from a calculator, which
 * does not know the list; what a visitor asked for is refused at its field instead of being bent.
 */
const mostOf = (v: string | undefined, id: string, quantity: string): number | undefined => {
  const item = prices.items.find((one) => one.id === id)
  if (v !== undefined || !item || !/^\d+$/.test(quantity)) return undefined
  const most = Math.floor(item.max / item.step) * item.step
  return Number(quantity) > most ? most : undefined
}

const valuesOfLink = ({ v, t, b, p, s, d, i }: Values): Values => ({
  ...(i !== undefined && {
    ...Object.fromEntries(itemIds.map((id) => [id, ''])),
    ...Object.fromEntries(
      itemsOfLink(i)
        .filter(({ id, quantity }) => itemIds.includes(id) && quantity !== '')
        .map(({ id, quantity }) => [id, String(mostOf(v, id, quantity) ?? quantity)]),
    ),
  }),
  ...(t !== undefined && { term: t }),
  ...(b !== undefined && { billing: billingOf(b) }),
  ...(p !== undefined && { payer: p }),
  ...(s !== undefined && { support: s }),
  ...(d !== undefined && { start: /^\d{4}-\d{2}$/.test(d) ? `${d}-01` : d }),
})

/** What of a link had to be left out or read otherwise. */
export interface LinkProblem {
  readonly kind: 'version' | 'item' | 'unreadable' | 'twice' | 'above'
  readonly value: string
  /** What was filled in instead, and of which item. */
  readonly most?: number
  readonly item?: string
}

/** Everything of a link that no field of the form can show. */
export const linkProblems = ({ v, i = '' }: Values): readonly LinkProblem[] => {
  const items = itemsOfLink(i)
  return [
    ...(v !== undefined && v !== prices.version ? [{ kind: 'version' as const, value: v }] : []),
    ...items.flatMap(({ written, id, quantity }, index): LinkProblem[] => {
      if (id === '' || quantity === '') return [{ kind: 'unreadable', value: written }]
      if (!itemIds.includes(id)) return [{ kind: 'item', value: id }]
      if (items.findIndex((one) => one.id === id) < index) return [{ kind: 'twice', value: id }]
      const most = mostOf(v, id, quantity)
      return most === undefined ? [] : [{ kind: 'above', value: quantity, most, item: id }]
    }),
  ]
}

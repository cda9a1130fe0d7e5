import { readNumber } from '../calculators/ui/form/read-typed.ts'
import type { ListLanguage } from './list-language.ts'
import { countFigure } from './page/figures.ts'

type Both = Readonly<Record<ListLanguage, string>>

/** Quantity of an item that a machine needs for one of its options. */
interface OptionItem {
  readonly item: string
  /** Item that the need scales with: `times` per unit of it; without it, `times` per machine. */
  readonly per?: string | undefined
  readonly times?: number | undefined
  /** Units covered by one unit of the item, as a 2-core licence covers 2 vCPUs. */
  readonly covers?: number | undefined
  readonly least?: number | undefined
}

/** Composition of machines from price list items; price-list.ts validates it. */
export interface MachineRules {
  /** Quantities of every machine, such as vCPUs; the letter identifies the item in links. */
  readonly amounts: readonly {
    readonly item: string
    readonly letter: string
    readonly label: Both
    /** `{{count}} GB memory`. */
    readonly words: Both
  }[]
  /** Options of a machine. */
  readonly options: readonly {
    readonly id: string
    readonly name: Both
    readonly help?: Both | undefined
    readonly items: readonly OptionItem[]
  }[]
  readonly sizes: readonly {
    readonly id: string
    readonly name: string
    readonly amounts: Readonly<Record<string, number>>
  }[]
  /** Machines of a new form. */
  readonly initial: MachineOrder
}

/** A number of equal machines in the price list's file; the name is shown in the page's language. */
export interface MachineOrder {
  readonly count: number
  /** By item. */
  readonly amounts: Readonly<Record<string, number>>
  readonly options: readonly string[]
  readonly name?: Both | undefined
}

/** A number of equal machines in a buyer's request. */
export interface Machine extends Omit<MachineOrder, 'name'> {
  readonly name: string
}

/** A number of equal machines as typed. */
export interface MachineRow {
  readonly count: string
  readonly amounts: Readonly<Record<string, string>>
  readonly options: readonly string[]
  readonly name: string
}

/** More rows would make links long enough for some programs to cut off. */
export const mostRows = 20
/** In characters. */
export const longestName = 30

export const machineOf = ({ name, ...order }: MachineOrder, language: ListLanguage): Machine => ({
  ...order,
  name: name?.[language] ?? '',
})

export const rowOf = ({ count, amounts, options, name }: Machine): MachineRow => ({
  count: String(count),
  amounts: Object.fromEntries(Object.entries(amounts).map(([item, amount]) => [item, String(amount)])),
  options,
  name,
})

const numberOf = (typed: string) => Number(readNumber(typed) ?? Number.NaN)

/** Reads a row's numbers; invalid ones are NaN. */
export const machineOfRow = ({ amounts }: Pick<MachineRules, 'amounts'>, row: MachineRow): Machine => ({
  count: numberOf(row.count),
  amounts: Object.fromEntries(amounts.map(({ item }) => [item, numberOf(row.amounts[item] ?? '')])),
  options: row.options,
  name: row.name.trim(),
})

const neededBy = ({ amounts }: Machine, { per, times = 1, covers = 1, least = 0 }: OptionItem): number =>
  Math.max(least, per === undefined ? times : Math.ceil((times * (amounts[per] ?? 0)) / covers))

/** Items that machines consist of: exactly those the estimate charges. */
export const itemsOfMachines = (
  rules: MachineRules | undefined,
  machines: readonly Machine[],
): Record<string, number> => {
  const items: Record<string, number> = {}
  const add = (item: string, quantity: number) => {
    items[item] = (items[item] ?? 0) + quantity
  }
  for (const machine of machines) {
    for (const { item } of rules?.amounts ?? []) add(item, machine.count * (machine.amounts[item] ?? 0))
    for (const option of rules?.options ?? [])
      if (machine.options.includes(option.id))
        for (const need of option.items) add(need.item, machine.count * neededBy(machine, need))
  }
  return Object.fromEntries(Object.entries(items).filter(([, quantity]) => quantity !== 0))
}

/** Adds machines' items and single items, in a list's order. */
export const joinedItems = (
  order: readonly string[],
  ...parts: readonly Readonly<Record<string, number>>[]
): Record<string, number> =>
  Object.fromEntries(
    [...new Set([...order, ...parts.flatMap(Object.keys)])].flatMap((id) => {
      const quantities = parts.flatMap((part) => part[id] ?? [])
      return quantities.length > 0 ? [[id, quantities.reduce((sum, one) => sum + one)]] : []
    }),
  )

/** Items of an order beyond those of its machines. */
export const singleItems = (
  rules: MachineRules | undefined,
  {
    items,
    machines = [],
  }: { items: Readonly<Record<string, number>>; machines?: readonly Machine[] | undefined },
): Record<string, number> => {
  const inMachines = itemsOfMachines(rules, machines)
  return Object.fromEntries(
    Object.entries(items)
      .map(([id, quantity]) => [id, quantity - (inMachines[id] ?? 0)] as const)
      .filter(([id, quantity]) => quantity !== 0 || inMachines[id] === undefined),
  )
}

/** A row's field: its count, or the item of one of its amounts. */
export type RowField = 'count' | (string & {})

/** Fields of a row without a whole number of at least 1. */
export const refusedFields = (
  { amounts }: Pick<MachineRules, 'amounts'>,
  row: MachineRow,
): readonly { readonly field: RowField; readonly number: number }[] => {
  const machine = machineOfRow({ amounts }, row)
  return [
    { field: 'count', number: machine.count },
    ...amounts.map(({ item }) => ({ field: item, number: machine.amounts[item] ?? Number.NaN })),
  ].filter(({ number }) => !Number.isSafeInteger(number) || number < 1)
}

/** Names of machine parts. */
export interface MachineWords {
  readonly amount: (item: string, count: string) => string
  readonly option: (id: string) => string
}

/** The price list's own names in a language. */
export const wordsIn = ({ amounts, options }: MachineRules, language: ListLanguage): MachineWords => ({
  amount: (item, count) =>
    amounts.find((one) => one.item === item)?.words[language].replace('{{count}}', count) ?? count,
  option: (id) => options.find((one) => one.id === id)?.name[language] ?? id,
})

const countText = (count: number | undefined) =>
  count !== undefined && Number.isFinite(count) ? countFigure(count) : '–'

/** `4 vCPU, 16 GB memory, 200 GB storage, Windows`. */
export const partsInWords = (
  rules: MachineRules,
  { amounts, options }: Pick<Machine, 'amounts' | 'options'>,
  words: MachineWords,
): string =>
  [
    ...rules.amounts.map(({ item }) => words.amount(item, countText(amounts[item]))),
    ...rules.options.filter(({ id }) => options.includes(id)).map(({ id }) => words.option(id)),
  ].join(', ')

/** `Web: 3 × 4 vCPU, 16 GB memory, 200 GB storage, Windows`. */
export const machineInWords = (rules: MachineRules, machine: Machine, words: MachineWords): string =>
  `${machine.name && `${machine.name}: `}${countText(machine.count)} × ${partsInWords(rules, machine, words)}`

/** Encodes the separators in typed text by their character code. */
const encoded = (text: string) => text.replace(/[*~._-]/g, (sign) => `*${sign.charCodeAt(0).toString(16)}`)
const decoded = (text: string) =>
  text.replace(/\*([0-9a-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** Encodes rows for a link: `3.4c.16r.200d-win-backup_Web~1.2c.4r.50d`. */
export const rowsText = ({ amounts }: Pick<MachineRules, 'amounts'>, rows: readonly MachineRow[]): string =>
  rows
    .map(({ count, amounts: typed, options, name }) =>
      [
        [encoded(count), ...amounts.map(({ item, letter }) => encoded(typed[item] ?? '') + letter)].join('.'),
        ...options.map((id) => `-${id}`),
        name && `_${encoded(name)}`,
      ].join(''),
    )
    .join('~')

/** Encodes machines for a link. */
export const machinesText = (rules: MachineRules | undefined, machines: readonly Machine[]): string =>
  rules ? rowsText(rules, machines.map(rowOf)) : ''

/** A link's rows, and the parts of them that the price list doesn't know. */
export interface ReadRows {
  readonly rows: readonly MachineRow[]
  readonly unknown: readonly string[]
}

/** Reads a link's rows; missing parts of a machine are left empty, for the visitor to fill in. */
export const readRows = (rules: MachineRules | undefined, text: string): ReadRows => {
  const written = text.split('~').filter(Boolean)
  if (!rules) return { rows: [], unknown: written }
  const unknown = written.slice(mostRows)
  const rows = written.slice(0, mostRows).map((row): MachineRow => {
    const [parts = '', ...named] = row.split('_')
    const [numbers = '', ...options] = parts.split('-')
    const [count = '', ...amounts] = numbers.split('.')
    const read: Record<string, string> = {}
    for (const amount of amounts) {
      const rule = rules.amounts.find(({ letter }) => amount.endsWith(letter))
      if (rule && read[rule.item] === undefined) read[rule.item] = decoded(amount.slice(0, -1))
      else unknown.push(amount)
    }
    const isKnown = (id: string) => rules.options.some((option) => option.id === id)
    unknown.push(...options.filter((id) => !isKnown(id)))
    return {
      count: decoded(count),
      amounts: Object.fromEntries(rules.amounts.map(({ item }) => [item, read[item] ?? ''])),
      options: rules.options.map(({ id }) => id).filter((id) => options.includes(id)),
      name: decoded(named.join('_')).slice(0, longestName),
    }
  })
  return { rows, unknown }
}

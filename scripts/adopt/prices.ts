import { globSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { defaultLanguage } from '../../src/i18n/languages.ts'
import type { MachineOrder } from '../../src/pricing/machines.ts'
import type { PriceList } from '../../src/pricing/price-list.ts'
import { isJsonObject } from '../content/json.ts'
import { fillPlaceholders, placeholderTexts } from '../content/placeholders.ts'
import type { Billing } from '../content/pricing/billing.ts'
import { namesIn } from '../content/quality/gone.ts'
import { localesFolder } from '../content/sources.ts'
import { type Json, strings } from '../content/strings.ts'
import type { Answers } from './answers.ts'
import { changeEveryPrice, hasChanged, nextVersion } from './price-change.ts'
import { entriesWhere } from './records.ts'
import { readJson, writeJson } from './source-file.ts'

const file = 'src/provider/prices.json'
const billingFile = 'src/provider/billing.json'

type Mutable = Omit<PriceList, 'items' | 'services' | 'packages' | 'useCases' | 'groups'> & {
  items: (Omit<PriceList['items'][number], 'service'> & { service: string })[]
  services: { page: string; unit: Words; drivers: Words; request?: Order; sizes?: Order['items'][] }[]
  packages: (Order & { id: string; name: Words })[]
  useCases: (Order & { page: string; name: Words })[]
  groups: { id: string }[]
}
type Words = { en: string; th: string }
interface Order {
  machines?: MachineOrder[]
  items: Record<string, number>
}

/** The parts of machines without the removed items; `undefined` if a part that every machine needs is removed. */
const machinesLeft = (machines: PriceList['machines'], left: ReadonlySet<string>) =>
  machines?.amounts.every(({ item }) => left.has(item))
    ? withOptionsLeft({
        ...machines,
        options: machines.options.filter(({ items }) => items.every(({ item }) => left.has(item))),
      })
    : undefined

const withOptionsLeft = (machines: NonNullable<PriceList['machines']>) => ({
  ...machines,
  initial: rowLeft(machines.initial, machines),
})

const rowLeft = <Row extends MachineOrder>(
  row: Row,
  { options }: NonNullable<PriceList['machines']>,
): Row => ({
  ...row,
  options: row.options.filter((id) => options.some((option) => option.id === id)),
})

/** Baht with as many decimals as one of two prices has, two at least. */
const baht = (value: number, ...like: string[]) =>
  value.toFixed(Math.max(2, ...like.map((price) => price.split('.')[1]?.length ?? 0)))

/**
 * Sets prices, and removes items without one and those of removed services; an item that another service needs moves to that service.
 * Removes these items from every order too, and the packages that one of the names is part of.
 */
export const withPrices = (
  list: Mutable,
  prices: Answers['prices'],
  gone: ReadonlySet<string>,
  isOther: boolean,
  names: readonly string[] = [],
): Mutable => {
  const unknown = Object.keys(prices).filter(
    (id) => prices[id] !== null && !list.items.some((item) => item.id === id),
  )
  if (unknown.length > 0)
    throw new Error(
      `prices: no item of ${file}: ${unknown.join(', ')}; there are ${list.items.map(({ id }) => id).join(', ')}`,
    )
  for (const item of list.items) {
    const price = prices[item.id]
    const [first] = item.tiers
    if (price === undefined || price === null || !first || Number(first.price) === Number(price)) continue
    const factor = Number(price) / Number(first.price)
    item.tiers = item.tiers.map((tier, at) => ({
      ...tier,
      price: at === 0 ? baht(Number(price), price) : baht(Number(tier.price) * factor, tier.price, price),
    }))
  }
  list.services = list.services.filter(({ page }) => !gone.has(page))
  const needs = (page: (typeof list.services)[number], id: string) =>
    [page.request?.items, ...(page.sizes ?? [])].some((items) => items && id in items)
  list.items = list.items.flatMap((item) => {
    if (prices[item.id] === null) return []
    if (!gone.has(item.service)) return [item]
    const heir = list.services.find((page) => needs(page, item.id))
    return heir ? [{ ...item, service: heir.page }] : []
  })
  const left = new Set(list.items.map(({ id }) => id))
  const only = (items: Record<string, number>) => entriesWhere(items, (id) => left.has(id))
  const machines = machinesLeft(list.machines, left)
  if (machines) list.machines = machines
  else delete list.machines
  if (!machines?.options.some(({ id }) => id === list.quick?.option)) delete list.quick
  const onlyOrders = <One extends Order>(orders: One[]): One[] =>
    orders
      .map((order) => ({
        ...order,
        items: only(order.items),
        ...(order.machines && {
          machines: machines ? order.machines.map((row) => rowLeft(row, machines)) : [],
        }),
      }))
      .filter(({ items, machines: rows = [] }) => Object.keys(items).length > 0 || rows.length > 0)
  list.packages = onlyOrders(
    list.packages.filter(({ name }) =>
      Object.values(name).every((text) => namesIn(text, names).length === 0),
    ),
  )
  list.useCases = onlyOrders(list.useCases.filter(({ page }) => !gone.has(page)))
  list.services = list.services.map(({ request, sizes, ...service }) => {
    const [order] = request ? onlyOrders([request]) : []
    const left = sizes?.map(only).filter((items) => Object.keys(items).length > 0) ?? []
    return { ...service, ...(order && { request: order }), ...(left.length > 1 && { sizes: left }) }
  })
  // The former provider's announcements don't bind this one.
  if (list.announced?.length)
    list.announced = isOther ? [] : list.announced.filter(({ item }) => left.has(item))
  list.groups = list.groups.filter(({ id }) => list.items.some(({ group }) => group === id))
  return list
}

type Named = Order & { name: Words }

/** A line for each named order that holds less than before, and so may no longer be what its name says. */
export const poorerOrders = (before: readonly Named[], after: readonly Named[]): string[] =>
  after
    .filter((one) => !before.some((other) => isDeepStrictEqual(one, other)))
    .map(({ name }) => `  ${Object.values(name).join(' · ')}`)

/** A line for the version of the list if it has changed, and for each item whose first price has. */
export const changedPrices = (before: Mutable, after: Mutable): string[] => {
  const firstOf = ({ tiers }: Mutable['items'][number]) => tiers[0]?.price
  const was = new Map(before.items.map((item) => [item.id, firstOf(item)]))
  return [
    ...(before.version === after.version ? [] : [`  version: ${before.version} → ${after.version}`]),
    ...after.items.flatMap((item) => {
      const [from, to] = [was.get(item.id), firstOf(item)]
      return from === undefined || to === undefined || Number(from) === Number(to)
        ? []
        : [`  ${item.id}: ${from} → ${to}`]
    }),
  ]
}

/** The items that no page would sell once these are gone. */
export const unsoldItems = (gone: ReadonlySet<string>): Set<string> => {
  const list = readJson<Mutable>(file)
  const all = list.items.map(({ id }) => id)
  const left = new Set(withPrices(list, {}, gone, false).items.map(({ id }) => id))
  return new Set(all.filter((id) => !left.has(id)))
}

/** Whether no item would be left, without which there is no page of prices. */
export const sellsNothing = (prices: Answers['prices'], gone: ReadonlySet<string>): boolean =>
  withPrices(readJson<Mutable>(file), prices, gone, false).items.length === 0

/**
 * Limits orders shown on pages to items of the price list. An invoice left without items is removed with its block, a part of another picture
 * keeps no order.
 */
export const withOrders = (value: Json, sold: ReadonlySet<string>): Json => {
  if (Array.isArray(value))
    return value
      .map((item) => withOrders(item, sold))
      .filter((item, at) => !(isPictureBlock(value[at]) && !('picture' in (item as object))))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      if (key === 'order' && isJsonObject(item)) {
        const order = entriesWhere(item, (id) => sold.has(id))
        return Object.keys(order).length > 0 ? [[key, order]] : []
      }
      const limited = withOrders(item, sold)
      return isInvoice(item) && !isInvoice(limited) ? [] : [[key, limited]]
    }),
  )
}

/** Drops billing rules about items no longer sold and limits the example to the remaining ones, or to the first item if none remain. */
export const withBilling = ({ rules, example }: Billing, sold: ReadonlySet<string>): Billing => {
  const items = entriesWhere(example.items, (id) => sold.has(id))
  const [first] = sold
  return {
    rules: rules.flatMap(({ items, ...rule }) => {
      const left = items.filter((id) => sold.has(id))
      const named = Object.values(rule.billed).some((text) =>
        [...text.matchAll(/\{\{([\w-]+)\./g)].some(([, id = '']) => !sold.has(id)),
      )
      return named || (items.length > 0 && left.length === 0) ? [] : [{ ...rule, items: left }]
    }),
    example: { ...example, items: Object.keys(items).length > 0 || !first ? items : { [first]: 1 } },
  }
}

const isInvoice = (value: Json): value is { kind: 'invoice'; order: { [id: string]: Json } } =>
  isJsonObject(value) && value.kind === 'invoice' && typeof value.order === 'object'
const isPictureBlock = (value: Json | undefined) =>
  isJsonObject(value) && value.type === 'picture' && 'picture' in value

/** The placeholders of items that are off the list, such as `link.price`, with their last figures. */
export const lastFigures = (
  off: ReadonlySet<string>,
  figures: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => entriesWhere(figures, (name) => off.has(name.split('.')[0] ?? ''))

/**
 * Applies the answers to the price list and to the invoices on pages; a changed list gets a new version.
 * @param isOther whether another provider takes the list over, whom the former one's history and announcements don't concern
 * @param names what removed pages were called
 * @returns lines for what has changed, for what `priceChange` has left, for each removed item, for each that another service now sells, for
 * each page that names the price of a removed one, and for each package or example that has lost items
 */
export const adoptPrices = (
  { prices, priceChange }: Pick<Answers, 'prices' | 'priceChange'>,
  gone: ReadonlySet<string>,
  isOther: boolean,
  names: readonly string[],
): Readonly<Record<'changed' | 'left' | 'gone' | 'inherited' | 'named' | 'poorer', string[]>> => {
  const before = readJson<Mutable>(file)
  const changed = structuredClone(before)
  changeEveryPrice(changed, priceChange)
  const made = withPrices(changed, prices, gone, isOther, names)
  const isNew = JSON.stringify(made) !== JSON.stringify(before)
  const list = {
    ...made,
    version: isNew && made.version === before.version ? nextVersion(made.version) : made.version,
  }
  if (isOther) writeJson('src/provider/price-history.json', [])
  if (isNew) writeJson(file, list)
  const sold = new Set(list.items.map(({ id }) => id))
  writeJson(billingFile, withBilling(readJson<Billing>(billingFile), sold))
  const off = new Set(before.items.map(({ id }) => id).filter((id) => !sold.has(id)))
  const figures = lastFigures(off, placeholderTexts(defaultLanguage))
  // Only a reader can tell what should replace the price of a removed item, so its last figure is written into the text.
  const named = globSync(`${localesFolder}/*/pages/**/*.json`).flatMap((page) => {
    const text = readFileSync(page, 'utf8')
    const filled = fillPlaceholders(text, figures)
    writeJson(page, withOrders(JSON.parse(filled) as Json, sold))
    return filled === text ? [] : [`  ${page}`]
  })
  const lineOf = ({ id, name }: Mutable['items'][number]) => `  ${id}: ${name.en}`
  const services = new Map(list.items.map(({ id, service }) => [id, service]))
  return {
    changed: changedPrices(before, list),
    left: hasChanged(before, priceChange) ? [`  version: ${before.version}`] : [],
    gone: before.items.filter(({ id }) => off.has(id)).map(lineOf),
    named,
    poorer: poorerOrders([...before.packages, ...before.useCases], [...list.packages, ...list.useCases]),
    inherited: before.items
      .filter(({ id, service }) => sold.has(id) && services.get(id) !== service)
      .map((item) => `${lineOf(item)}, now of ${services.get(item.id)}`),
  }
}

/** Texts of the price list that name one of these; its sources may name anybody. */
export const namedInPrices = (list: Json, names: readonly string[]): [key: string, text: string][] =>
  [...strings(list)].filter(
    ([key, text]) => /\.(?:en|th)$/.test(key) && !/^announced\./.test(key) && namesIn(text, names).length > 0,
  )

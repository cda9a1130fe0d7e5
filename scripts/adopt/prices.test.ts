import { expect, test } from 'vitest'
import { fillPlaceholders } from '../content/placeholders.ts'
import { nextVersion } from './price-change.ts'
import {
  changedPrices,
  lastFigures,
  namedInPrices,
  poorerOrders,
  withBilling,
  withOrders,
  withPrices,
} from './prices.ts'

const words = { en: 'x', th: 'x' }
const list = () => ({
  version: '2027-01',
  items: [
    {
      id: 'cpu',
      service: 'servers',
      group: 'compute',
      tiers: [
        { upTo: 10, price: '100.00' },
        { upTo: null, price: '80.00' },
      ],
    },
    { id: 'gone', service: 'old', group: 'rest', tiers: [{ upTo: null, price: '1.00' }] },
    { id: 'shared', service: 'old', group: 'compute', tiers: [{ upTo: null, price: '1.00' }] },
  ],
  services: [
    { page: 'servers', unit: words, drivers: words, request: { items: { cpu: 1, shared: 2 } } },
    { page: 'old', unit: words, drivers: words },
  ],
  machines: {
    amounts: [{ item: 'cpu', letter: 'c' }],
    options: [
      { id: 'old', items: [{ item: 'gone' }] },
      { id: 'kept', items: [{ item: 'shared' }] },
    ],
    sizes: [{ id: 's', name: 'S', amounts: { cpu: 1 } }],
    initial: { count: 1, amounts: { cpu: 1 }, options: ['old', 'kept'] },
  },
  quick: { size: 's', storage: 'cpu', option: 'old', servers: 1, tb: 1 },
  packages: [
    { id: 'a', name: words, items: { cpu: 1, gone: 1 } },
    { id: 'b', name: words, items: { gone: 1 } },
    { id: 'c', name: words, machines: [{ count: 2, amounts: { cpu: 1 }, options: ['old'] }], items: {} },
    { id: 'd', name: { en: 'Old desktops', th: 'x' }, items: { cpu: 1 } },
  ],
  useCases: [
    { page: 'shops', items: { cpu: 1 } },
    { page: 'old', items: { cpu: 1 } },
  ],
  groups: [{ id: 'compute' }, { id: 'rest' }],
})
const changed = (prices: Record<string, string | null>, gone: string[] = []) =>
  withPrices(
    list() as never,
    prices,
    new Set(gone),
    true,
    gone.length > 0 ? ['Old'] : [],
  ) as unknown as ReturnType<typeof list>

test('a new price scales the item’s other tiers too', () => {
  expect(changed({ cpu: '150.00' }).items[0]?.tiers.map(({ price }) => price)).toEqual(['150.00', '120.00'])
  expect(changed({ cpu: '107.01' }).items[0]?.tiers.map(({ price }) => price)).toEqual(['107.01', '85.61'])
  expect(() => changed({ disk: '1.00' })).toThrow('no item of')
})

test('an item without a price is removed with what is made of it, and stays removed', () => {
  const { items, services, machines, packages, quick } = changed({ shared: null, absent: null })
  expect(items.map(({ id }) => id)).toEqual(['cpu', 'gone'])
  expect(services[0]?.request).toEqual({ items: { cpu: 1 } })
  expect(machines.options.map(({ id }) => id)).toEqual(['old'])
  expect(packages.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(quick).toBeDefined()
})

test('items of a removed service are removed, except those that others need', () => {
  const { items, services, machines, quick, packages, useCases, groups } = changed({}, ['old'])
  expect(items.map(({ id, service }) => [id, service])).toEqual([
    ['cpu', 'servers'],
    ['shared', 'servers'],
  ])
  expect(services.map(({ page }) => page)).toEqual(['servers'])
  expect(packages).toEqual([
    { id: 'a', name: words, items: { cpu: 1 } },
    { id: 'c', name: words, machines: [{ count: 2, amounts: { cpu: 1 }, options: [] }], items: {} },
  ])
  expect(machines.options.map(({ id }) => id)).toEqual(['kept'])
  expect(machines.initial.options).toEqual(['kept'])
  expect(quick).toBeUndefined()
  expect(useCases.map(({ page }) => page)).toEqual(['shops'])
  expect(groups).toEqual([{ id: 'compute' }])
})

test('machines are removed with an item that each of them has', () => {
  const { machines, packages } = changed({}, ['servers'])
  expect(machines).toBeUndefined()
  expect(packages.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('orders that hold less than before are listed by their names in every language', () => {
  const orders = (...items: Record<string, number>[]) =>
    items.map((one, at) => ({ name: { en: `order ${at}`, th: `ชุด ${at}` }, items: one }))
  expect(poorerOrders(orders({ cpu: 1 }, { cpu: 1, gone: 1 }), orders({ cpu: 1 }, { cpu: 1 }))).toEqual([
    '  order 1 · ชุด 1',
  ])
})

test('a change of the list is told by its version and the first prices that differ', () => {
  const before = list() as never
  const after = {
    ...withPrices(structuredClone(before), { cpu: '90' }, new Set(), false),
    version: '2027-02',
  }
  expect(changedPrices(before, after)).toEqual(['  version: 2027-01 → 2027-02', '  cpu: 100.00 → 90.00'])
  expect(changedPrices(before, before)).toEqual([])
})

test('every change gives a version that no shared link has', () => {
  expect([nextVersion('2027-01'), nextVersion('2027-01-r1'), nextVersion('2027-01-r9')]).toEqual([
    '2027-01-r1',
    '2027-01-r2',
    '2027-01-r10',
  ])
})

test('orders on pages contain only what is sold, and invoices are removed when that is nothing', () => {
  const invoice = (order: Record<string, number>) => ({ kind: 'invoice', order, term: 12 })
  const block = (order: Record<string, number>) => ({ type: 'picture', picture: invoice(order) })
  const page = {
    picture: invoice({ gone: 2 }),
    blocks: [block({ vcpu: 4, gone: 1 }), block({ gone: 1 }), { type: 'list', items: ['a'] }],
  }
  expect(withOrders(page, new Set(['vcpu']))).toEqual({
    blocks: [block({ vcpu: 4 }), { type: 'list', items: ['a'] }],
  })
  const tiers = (...orders: { name: string; order?: Record<string, number> }[]) => ({
    kind: 'recovery',
    tiers: orders,
  })
  expect(
    withOrders(
      tiers({ name: 'A', order: { vcpu: 1, gone: 2 } }, { name: 'B', order: { gone: 1 } }),
      new Set(['vcpu']),
    ),
  ).toEqual(tiers({ name: 'A', order: { vcpu: 1 } }, { name: 'B' }))
})

test('billing rules about removed items are dropped, and the example orders what is left', () => {
  const billed = (text: string) => ({ en: text, th: text })
  const rule = (id: string, items: string[], text = 'x') => ({ id, items, when: words, billed: billed(text) })
  const given = {
    rules: [
      rule('a', ['cpu', 'gone']),
      rule('b', ['gone']),
      rule('c', []),
      rule('d', [], '{{gone.included}} GB'),
    ],
    example: { items: { cpu: 2, gone: 1 }, term: 1, support: 'standard' },
  }
  const { rules, example } = withBilling(given, new Set(['cpu']))
  expect(rules.map(({ id, items }) => [id, items])).toEqual([
    ['a', ['cpu']],
    ['c', []],
  ])
  expect(example.items).toEqual({ cpu: 2 })
  expect(withBilling(given, new Set(['disk'])).example.items).toEqual({ disk: 1 })
})

test("the former provider's announcements are dropped, one's own are kept while their item is sold", () => {
  const change = (item: string) => ({ item, from: '2030-01-01', once: '1.00', why: words })
  const before = { ...list(), announced: [change('cpu'), change('gone')] } as never
  const announcedAfter = (isOther: boolean) =>
    withPrices(structuredClone(before), { gone: null }, new Set(), isOther).announced?.map(({ item }) => item)
  expect(announcedAfter(true)).toEqual([])
  expect(announcedAfter(false)).toEqual(['cpu'])
})

test('texts keep the last figure of an item that is gone, and the placeholders of the others', () => {
  const text = 'From {{link.price}} baht, {{site.price}} a site, {{asOf.law}}'
  const figures = lastFigures(new Set(['link']), { 'link.price': '9,000', 'site.price': '4,500' })
  expect(fillPlaceholders(text, figures)).toBe('From 9,000 baht, {{site.price}} a site, {{asOf.law}}')
})

test('names of packages and items that mention what is gone are found, sources are not', () => {
  const packages = [{ id: 'acme', name: { en: 'Acme cluster', th: 'คลัสเตอร์' }, evidence: { source: 'Acme' } }]
  expect(namedInPrices({ packages, items: [{ id: 'a', name: words }] }, ['Acme'])).toEqual([
    ['packages.0.name.en', 'Acme cluster'],
  ])
})

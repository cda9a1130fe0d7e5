import { expect, test } from 'vitest'
import texts from '../../../locales/en/calculators/pricing.json' with { type: 'json' }
import { prices } from '../prices.fixture.ts'
import { bahtFigure } from './figures.ts'
import { listTables, supportedNames } from './list-view.ts'
import type { ListWords } from './words.ts'

const words = (name: string) => ({ en: name, th: `ไทย ${name}` })
const [item] = prices.items
const [plan] = prices.support
if (!item || !plan) throw new Error('the fixture has no item or no plan')

/** The fixture's list with other items, given by their group, whether they count towards support, and their name. */
const listOf = (...items: [group: string, supportBase: boolean, name: string][]) => ({
  ...prices,
  groups: [...new Set(items.map(([group]) => group))].map((id) => ({ id, name: words(`The ${id}`) })),
  items: items.map(([group, supportBase, name], at) => ({
    ...item,
    id: `item-${at}`,
    group,
    supportBase,
    name: words(name),
  })),
})

test('a plan names whole groups that count, and single items of the others', () => {
  const list = listOf(
    ['racks', true, 'Rack'],
    ['racks', true, 'Power'],
    ['lines', false, 'Line'],
    ['lines', true, 'VPN, per user'],
    ['hands', false, 'Hands'],
  )
  expect(supportedNames(list, 'en')).toEqual(['the racks', 'VPN'])
})

test('a plan without a percentage costs its minimum, or nothing', () => {
  const shown = { planRule: '{{percent}}% of {{base}}', planMinimum: '{{minimum}}', planFree: 'free' }
  const support = [
    { ...plan, percent: '10', minimum: '3000.00' },
    { ...plan, percent: '0', minimum: '3000.00' },
    { ...plan, percent: '0', minimum: '0.00' },
  ]
  const pricesOf = (list: ReturnType<typeof listOf>) => {
    const tables = listTables({ ...list, support }, { ...texts.list, ...shown } as ListWords, 'en')
    return tables.at(-1)?.rows.map((row) => row.at(-1))
  }
  const least = bahtFigure('3000.00')
  expect(pricesOf(listOf(['racks', true, 'Rack']))).toEqual(['10% of the racks', least, 'free'])
  expect(pricesOf(listOf(['racks', false, 'Rack']))).toEqual([least, least, 'free'])
})

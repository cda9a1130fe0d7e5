import { describe, expect, it } from 'vitest'
import type { PricingWords } from '../../../src/pricing/page/words.ts'
import type { OldList, PriceList } from '../../../src/pricing/price-list.ts'
import { prices } from '../../../src/pricing/prices.fixture.ts'
import { readSources } from '../sources.ts'
import { changesBetween, changesView } from './changes-view.ts'
import { recorded } from './history.ts'

const { list: words } = readSources('en').get('calculators/pricing') as unknown as PricingWords
const [present] = recorded([], prices) as [OldList]
const changed = (change: (list: OldList) => void): OldList => {
  const copy = structuredClone(present)
  change(copy)
  return { ...copy, version: 'later' }
}
const changes = (change: (list: OldList) => void) => changesBetween(present, changed(change), words, 'en')
const nameOf = (item: OldList['items'][number] | undefined) => `${item?.name.en} (${item?.unit.en})`

describe('what changed between two lists', () => {
  it('is nothing if only version and day differ', () => {
    expect(changes((list) => Object.assign(list, { asOf: '2027-02-01', validUntil: '2028-01-01' }))).toEqual(
      [],
    )
  })

  it('names every price, condition, discount, plan and period that differs, with both values', () => {
    const found = changes((list) => {
      Object.assign(list.items[0] as object, { tiers: [{ upTo: null, price: '1234.50' }], minTerm: 24 })
      Object.assign(list.terms.at(-1) as object, { discount: '25' })
      Object.assign(list.support.at(-1) as object, { percent: '12' })
      list.noticeDays = 61
    })
    expect(found.map(([, , after]) => after)).toEqual([
      '1,234.50',
      expect.stringContaining('24 months'),
      '25%',
      '61 days',
      expect.stringContaining('12%'),
    ])
    expect(found[0]?.[0]).toBe(nameOf(present.items[0]))
    for (const [, before, after] of found) expect(before).not.toBe(after)
  })

  it('distinguishes added and removed items and terms from moved ones', () => {
    const found = changes((list) => {
      const [first] = list.items.splice(0, 1)
      list.items.push({ ...list.items[0], ...first, id: 'new', name: { en: 'New', th: 'ใหม่' } } as never)
      list.terms.unshift({ months: 60, discount: '30' })
    })
    expect(found).toContainEqual([nameOf(present.items[0]), expect.stringMatching(/\d/), words.none])
    expect(found).toContainEqual([expect.stringMatching(/^New/), words.none, expect.stringMatching(/\d/)])
    expect(found).toContainEqual([expect.stringContaining('60 months'), words.none, '30%'])
    expect(found.filter(([label]) => label.includes(nameOf(present.items[1])))).toEqual([])
  })
})

describe('the page of changes', () => {
  const announced: NonNullable<PriceList['announced']> = [
    {
      from: '2027-05-01',
      item: prices.items[0]?.id ?? '',
      tiers: [{ upTo: null, price: '9.99' }],
      why: { en: 'Because', th: 'เพราะ' },
    },
  ]

  it('shows announcements first, then every list, the newest first', () => {
    const later = changed((list) => {
      list.minMonthly = '500.00'
    })
    const { tables } = changesView({ ...prices, announced }, [present, later], words, 'en')
    expect(tables.map(({ rows }) => rows.length)).toEqual([1, 2, 1])
    expect(tables[0]?.rows[0]).toEqual([
      expect.stringContaining('2027'),
      prices.items[0]?.name.en,
      expect.stringMatching(/^\d/),
      '9.99',
      'Because',
    ])
    expect(tables[1]?.rows[0]?.[0]).toContain('later')
    expect(tables[2]?.rows[0]).toEqual([
      expect.any(String),
      expect.stringContaining(prices.minMonthly),
      expect.stringContaining('500.00'),
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { prices } from '../../../src/pricing/prices.fixture.ts'
import { prices as ours } from '../../../src/pricing/prices.ts'
import { taxIdIsValid } from '../../../src/pricing/tax-id.ts'
import { priceProblems, priceWarnings } from './check.ts'

const withItem = (change: object) => ({
  ...prices,
  items: prices.items.map((item, index) => (index === 0 ? { ...item, ...change } : item)),
})
const [vat] = prices.vat

describe('the price list', () => {
  it('has no mistakes', () => {
    expect(priceProblems(ours)).toEqual([])
    expect(priceProblems(prices)).toEqual([])
  })

  it.each<[string, unknown, string]>([
    [
      'a price with a comma',
      withItem({ tiers: [{ upTo: null, price: '1,350.00' }] }),
      'items.0.tiers.0.price: must be baht',
    ],
    ['a price as a number', withItem({ tiers: [{ upTo: null, price: 350 }] }), 'items.0.tiers.0.price'],
    ['a field too many', withItem({ colour: 'red' }), 'items.0'],
    [
      'an amount that two items sell',
      { ...prices, items: prices.items.map((item) => ({ ...item, sells: { measure: 'vcpus' } })) },
      'items.1.sells: "vcpus" is already sold by an item above',
    ],
    ['an item twice', withItem({ id: 'ram' }), 'items.1: "ram" is listed twice'],
    ['an unknown group', withItem({ group: 'gpu' }), 'items.0.group: is unknown'],
    [
      'a tier without end before another',
      withItem({
        tiers: [
          { upTo: null, price: '1' },
          { upTo: null, price: '2' },
        ],
      }),
      'items.0.tiers',
    ],
    ['tiers that end', withItem({ tiers: [{ upTo: 5, price: '1' }] }), 'items.0.tiers'],
    ['a minimum above the maximum', withItem({ min: 600 }), 'items.0.max'],
    [
      'amounts beyond reason',
      withItem({ max: 10_000, tiers: [{ upTo: null, price: '999999999' }] }),
      'items.0.max',
    ],
    ['no term of one month', { ...prices, terms: [{ months: 12, discount: '0' }] }, 'terms: need'],
    [
      'a gap between rates',
      { ...prices, vat: [vat, { ...vat, from: '2027-10-02', until: null }] },
      'vat.0.until',
    ],
    [
      'overlapping rates',
      { ...prices, vat: [vat, { ...vat, from: '2027-09-30', until: null }] },
      'vat.0.until',
    ],
    ['a tax id with a wrong digit', { ...prices, seller: { taxId: '0107537000999' } }, 'seller.taxId'],
    [
      'a package that nobody can order',
      {
        ...prices,
        packages: [
          { id: 'vdi', name: { en: 'x', th: 'x' }, items: { vdi: 5 }, term: 1, support: 'standard' },
        ],
      },
      'packages.vdi: has no price (minimum vdi)',
    ],
    [
      'a package with an option that no machine has',
      {
        ...prices,
        packages: prices.packages.map((one) => ({
          ...one,
          machines: one.machines?.map((row) => ({ ...row, options: ['gold'] })),
        })),
      },
      'packages.0: a machine has "gold", which is not an option',
    ],
    [
      'a machine made of what is not in the list',
      {
        ...prices,
        machines: {
          ...prices.machines,
          options: [{ id: 'gpu', name: { en: 'GPU', th: 'GPU' }, items: [{ item: 'gpu' }] }],
          initial: { ...prices.machines?.initial, options: [] },
        },
        packages: [],
        useCases: [],
        quick: undefined,
      },
      'machines.sizes.xs: has no price (item gpu)',
    ],
    [
      'a size without an amount',
      {
        ...prices,
        machines: { ...prices.machines, sizes: [{ id: 'xs', name: 'XS', amounts: { vcpu: 1, ram: 2 } }] },
      },
      'machines: a machine lacks its "nvme"',
    ],
  ])('is refused for %s', (_, list, message) => {
    expect(priceProblems(list).join('\n')).toContain(`src/provider/prices.json: ${message}`)
  })
})

describe('the build warns', () => {
  it.each<[string, readonly string[]]>([
    ['2026-11-22', []],
    ['2027-01-30', []],
    ['2027-01-31', ['the price list ends on 2027-03-31']],
    ['2027-04-01', ['the price list ended on 2027-03-31']],
    ['2027-08-03', ['the price list ended on 2027-03-31', 'the last VAT rate ends on 2027-09-30']],
  ])('on %s of %j', (today, expected) => {
    const warnings = priceWarnings({ ...prices, announced: [], validUntil: '2027-03-31' }, today)
    expect(warnings).toEqual(expected.map((text) => `src/provider/prices.json: ${text}`))
  })
})

it('a tax id is verified by its check digit', () => {
  expect(taxIdIsValid('1234567890121')).toBe(true)
  expect(taxIdIsValid('1234567890122')).toBe(false)
  expect(taxIdIsValid('123456789012')).toBe(false)
})

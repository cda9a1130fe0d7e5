import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quickView } from '../../../scripts/content/pricing/quick-view.ts'
import { readSources } from '../../../scripts/content/sources.ts'
import { readNumber } from '../../calculators/ui/form/read-typed.ts'
import { estimate, isRefusal } from '../estimate.ts'
import { itemsOfMachines } from '../machines.ts'
import { newRequest } from '../page/new-request.ts'
import type { PricingWords } from '../page/words.ts'
import { prices as sample } from '../prices.fixture.ts'
import { prices } from '../prices.ts'
import { quickAnswer, typedNumber } from './answer.ts'
import { quickBaht, quickMonthly } from './rates.ts'
import { quickMachine, quickRates } from './request.ts'

const inputs = fc.record({
  servers: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 400 })),
  tb: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.double({ min: 0.01, max: 200, noNaN: true })),
  option: fc.boolean(),
})
/** An item with tiers, free units and a step, which the sample's machines don't have. */
const harder = {
  ...sample,
  items: sample.items.map((item) =>
    item.id === 'backupgb'
      ? {
          ...item,
          step: 7,
          included: 100,
          tiers: [
            { upTo: 1000, price: '1.8055' },
            { upTo: null, price: '1.2' },
          ],
        }
      : item,
  ),
}

it.each([
  ['the price list', prices],
  ['tiers, steps and free units', harder],
])('the small estimate matches the full one, by %s', (_, list) => {
  const rates = quickRates(list)
  if (!rates) return
  fc.assert(
    fc.property(inputs, (entry) => {
      const machine = quickMachine(list, entry)
      if (!machine) throw new Error('rates without machines')
      const items = itemsOfMachines(list.machines, [machine])
      const answer = estimate(list, { ...newRequest(list), items })
      expect(quickMonthly(rates, entry)).toBe(isRefusal(answer) ? undefined : Number(answer.monthly))
    }),
    { numRuns: 500 },
  )
})

it('there is no price without a valid number of servers and storage', () => {
  const rates = quickRates(sample)
  if (!rates) throw new Error('the sample has a small estimate')
  for (const [servers, tb] of [
    [0, 1],
    [1.5, 1],
    [Number.NaN, 1],
    [1, 0],
    [1, Number.NaN],
    [1, Number.POSITIVE_INFINITY],
  ])
    expect(quickMonthly(rates, { servers: servers ?? 0, tb: tb ?? 0, option: true })).toBeUndefined()
  expect([quickBaht(1_234_500), quickBaht(1_234_550)]).toEqual(['12345', '12345.50'])
})

it('numbers are read as in the full form', () => {
  for (const typed of [
    '12',
    ' 12 ',
    '1,500',
    '1,5',
    '1.5',
    '๑๒',
    '１２',
    '1,234,567.5',
    '.5',
    '5.',
    '',
    'many',
    '1e3x',
    '1,23,4',
  ])
    expect([typed, typedNumber(typed)]).toEqual([typed, Number(readNumber(typed) ?? Number.NaN)])
})

it('says why there is no answer: not a number, or above the list’s limit', () => {
  const words = readSources('en').get('calculators/pricing') as unknown as PricingWords
  const view = quickView(sample, words.quick, 'en')
  if (!view) throw new Error('the sample has a small estimate')
  const say = (servers: string, tb: string) => quickAnswer(view, { servers, tb, option: true })
  expect(say('10', '2')).toEqual({ price: 'THB 51,500 a month excl. VAT', note: view.texts.note })
  expect(say('ten', '2')).toEqual({ price: undefined, note: words.quick.wrong })
  expect(say('5000', '2')).toEqual({ price: undefined, note: words.quick.above })
})

it('a list that charges for support has no small estimate', () => {
  const support = sample.support.map((plan) => ({ ...plan, minimum: '10.00' }))
  expect(() => quickRates({ ...sample, support })).toThrow('small estimate')
  expect(quickRates({ ...sample, quick: undefined })).toBeUndefined()
})

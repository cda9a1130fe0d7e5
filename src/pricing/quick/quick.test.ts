import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimate, isRefusal } from '../estimate.ts'
import { itemsOfMachines } from '../machines.ts'
import { newRequest } from '../page/new-request.ts'
import { prices as sample } from '../prices.fixture.ts'
import { prices } from '../prices.ts'
import { quickBaht, quickMonthly } from './rates.ts'
import { quickMachine, quickRates } from './request.ts'

const asked = fc.record({
  servers: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 400 })),
  tb: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.double({ min: 0.01, max: 200, noNaN: true })),
  option: fc.boolean(),
})
/** One item in tiers, free units and a step, which the sample's machines have none of. */
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
])('the small estimate is the whole one’s, by %s', (_, list) => {
  const rates = quickRates(list)
  if (!rates) return
  fc.assert(
    fc.property(asked, (entry) => {
      const machine = quickMachine(list, entry)
      if (!machine) throw new Error('rates without machines')
      const items = itemsOfMachines(list.machines, [machine])
      const answer = estimate(list, { ...newRequest(list), items })
      expect(quickMonthly(rates, entry)).toBe(isRefusal(answer) ? undefined : Number(answer.monthly))
    }),
    { numRuns: 500 },
  )
})

it('nothing has a price that is no number of servers or no storage', () => {
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

it('a list whose support has a price has no small estimate', () => {
  const support = sample.support.map((plan) => ({ ...plan, minimum: '10.00' }))
  expect(() => quickRates({ ...sample, support })).toThrow('small estimate')
  expect(quickRates({ ...sample, quick: undefined })).toBeUndefined()
})

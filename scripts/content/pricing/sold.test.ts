import { expect, it } from 'vitest'
import { prices } from '../../../src/pricing/prices.fixture.ts'
import { soldBy } from './sold.ts'

const [first, second] = prices.items
const list = (change: object) =>
  ({
    ...prices,
    items: [
      { ...first, ...change },
      { ...second, sells: undefined },
    ],
  }) as typeof prices

it('names the item that sells a measure, how much a unit holds, and the shortest term that allows it', () => {
  const months = prices.terms.map((term) => term.months).toSorted((a, b) => a - b)
  const [, longer = 0] = months
  const sells = { measure: 'linkMbps', each: 200 } as const
  expect(soldBy(list({ sells, minTerm: 1 }))).toEqual({ linkMbps: { item: first?.id, each: 200, term: 1 } })
  expect(soldBy(list({ sells, minTerm: 2 }))).toEqual({
    linkMbps: { item: first?.id, each: 200, term: longer },
  })
})

it('takes a unit for one of the measure unless the list says otherwise', () => {
  const { vcpus } = soldBy(list({ sells: { measure: 'vcpus' }, minTerm: 1 }))
  expect(vcpus?.each).toBe(1)
})

it('leaves out what no item sells, and what no term allows', () => {
  expect(soldBy(list({ sells: undefined }))).toEqual({})
  expect(soldBy(list({ sells: { measure: 'vcpus', each: 1 }, minTerm: 999 }))).toEqual({})
})

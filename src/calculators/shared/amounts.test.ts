import { expect, it } from 'vitest'
import { orderOf, type Sold } from './amounts.ts'

const sold: Sold = {
  vcpus: { item: 'cpu', each: 1, term: 1 },
  windowsServerCores: { item: 'licence', each: 2, term: 12 },
}

it.each([
  ['an amount', { vcpus: 4 }, { t: '1', i: 'cpu.4' }],
  ['units that hold more than one, rounded up', { windowsServerCores: 17 }, { t: '12', i: 'licence.9' }],
  ['noise of the arithmetic', { vcpus: 0.1 * 30 }, { t: '1', i: 'cpu.3' }],
  ['amounts of several items', { windowsServerCores: 16, vcpus: 8 }, { t: '12', i: 'cpu.8~licence.8' }],
  ['a zero beside another', { vcpus: 0, windowsServerCores: 2 }, { t: '12', i: 'licence.1' }],
  [
    'an infinite one beside another',
    { vcpus: Number.POSITIVE_INFINITY, windowsServerCores: 2 },
    { t: '12', i: 'licence.1' },
  ],
  ['an amount that is not sold', { vcpus: 4, diskGb: 10 }, undefined],
  ['nothing', { vcpus: 0 }, undefined],
  ['more than a number holds', { vcpus: 1e300 }, undefined],
] as const)('orders %s', (_name, amounts, expected) => {
  expect(orderOf(amounts, sold)).toEqual(expected)
})

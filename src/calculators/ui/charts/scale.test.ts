import { expect, it } from 'vitest'
import { ticksTo } from './scale.ts'

it('ticks are round, start at 0 and reach the largest value', () => {
  expect(ticksTo(25_872, 4)).toEqual([0, 10_000, 20_000, 30_000])
  expect(ticksTo(22, 5)).toEqual([0, 5, 10, 15, 20, 25])
  expect(ticksTo(100, 4)).toEqual([0, 25, 50, 75, 100])
  expect(ticksTo(0, 4)).toEqual([0])
  expect(ticksTo(0.3, 4).at(-1)).toBeGreaterThanOrEqual(0.3)
})

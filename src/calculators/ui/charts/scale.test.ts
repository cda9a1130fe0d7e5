import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Point, pathThrough, placeLabels, thinOut, ticksTo } from './scale.ts'

it('ticks are round, start at 0 and reach the largest value', () => {
  expect(ticksTo(25_872, 4)).toEqual([0, 10_000, 20_000, 30_000])
  expect(ticksTo(22, 5)).toEqual([0, 5, 10, 15, 20, 25])
  expect(ticksTo(100, 4)).toEqual([0, 25, 50, 75, 100])
  expect(ticksTo(0, 4)).toEqual([0, 1])
  expect(ticksTo(0.3, 4).at(-1)).toBeGreaterThanOrEqual(0.3)
})

describe('a line thinned out', () => {
  const lines = fc
    .array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 3000 })
    .map((sizes) => sizes.map((size, index): Point => [index, size]))

  it('keeps the first, last, highest and lowest points, in order', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const thin = thinOut(line, 120)
        const sizes = (points: readonly Point[]) => points.map(([, y]) => y)
        expect(thin.length).toBeLessThanOrEqual(Math.max(line.length <= 120 ? line.length : 0, 125))
        expect([thin[0], thin.at(-1)]).toEqual([line[0], line.at(-1)])
        expect(Math.max(...sizes(thin))).toBe(Math.max(...sizes(line)))
        expect(Math.min(...sizes(thin))).toBe(Math.min(...sizes(line)))
        expect(thin).toEqual([...thin].sort((a, b) => a[0] - b[0]))
      }),
    )
  })
})

it('ticks of any largest value start at 0, reach it and are few', () => {
  expect(ticksTo(19.5, 4)).toEqual([0, 5, 10, 15, 20])
  expect(ticksTo(0.7, 4)).toHaveLength(5)
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e12, noNaN: true }), (most) => {
      const ticks = ticksTo(most, 4)
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-9))
      expect(ticks.length).toBeLessThanOrEqual(6)
    }),
  )
})

describe('a path', () => {
  it('leaves out what lies on a straight line, and writes two decimals', () => {
    expect(
      pathThrough([
        [0, 10],
        [1 / 3, 10],
        [50, 10],
        [50, 10],
        [50, 200 / 3],
        [100, 100],
      ]),
    ).toBe('M0 10L50 10L50 66.67L100 100')
  })

  it('keeps the point at which it turns back', () => {
    expect(
      pathThrough([
        [0, 0],
        [9, 0],
        [5, 0],
      ]),
    ).toBe('M0 0L9 0L5 0')
  })
})

it('no mark’s line crosses the label of another mark', () => {
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(percent, percent, fc.integer({ min: 1, max: 20 }), (one, other, length) => {
      const [lower, upper] = placeLabels([{ left: one }, { left: other }])
      if (!lower || !upper || one === other) return
      const [from, to] = lower.isBefore
        ? [lower.mark.left - length, lower.mark.left]
        : [lower.mark.left, lower.mark.left + length]
      // The line to the upper label passes the lower label's row; the lower mark's line ends there.
      expect(upper.mark.left > from && upper.mark.left < to).toBe(false)
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { durationParts } from './time.ts'

const said = (...asked: Parameters<typeof durationParts>) =>
  durationParts(...asked)
    .map(({ unit, value }) => `${value} ${unit}`)
    .join(' ')

describe('a duration', () => {
  it.each([
    [0, '0 seconds'],
    [12.5, '12.5 seconds'],
    [59.7, '59.7 seconds'],
    [60, '1 minutes'],
    [3599.6, '1 hours'],
    [3661, '1 hours 1 minutes 1 seconds'],
    [120_000, '1 days 9 hours 20 minutes'],
    [100 * 86_400 + 1800, '100 days 1 hours'],
    [31_557_600 * 20, '20 years'],
    [9.8e55 * 86_400, '1000000 ages'],
    [1e300, '1000000 ages'],
  ])('of %d s is %s', (seconds, text) => {
    expect(said(seconds)).toBe(text)
  })

  it('counts hours up to the requested limit, and leaves out units that are too fine', () => {
    const rebuild = { daysFrom: 100 * 3600, smallest: 60 }
    expect(said(120_000, rebuild)).toBe('33 hours 20 minutes')
    expect(said(40_000, rebuild)).toBe('11 hours 7 minutes')
    expect(said(80, rebuild)).toBe('1 minutes')
    expect(said(100 * 3600 - 1, rebuild)).toBe('4 days 4 hours')
  })
})

import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { pairs, palette } from './tokens.ts'

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#3d4fb0', '#3d4fb0')).toBe(1)
  })

  it.each(pairs)('$text on $ground is at least $atLeast', ({ text, ground, atLeast }) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(atLeast)
  })
})

import { expect, it } from 'vitest'
import { pairs, palette } from '../../src/styles/tokens.ts'
import { faintPairs } from './palette.ts'

it('names each pair that a colour makes faint, with its contrast', () => {
  const { text, ground, atLeast } = pairs[0] as (typeof pairs)[number]
  expect(faintPairs(palette)).toEqual([])
  expect(faintPairs({ ...palette, [text]: palette[ground] })).toContain(
    `palette: ${text} on ${ground} has a contrast of 1.0:1 and needs at least ${atLeast}:1`,
  )
})

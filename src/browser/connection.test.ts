import { expect, it } from 'vitest'
import { speedOf } from './connection.ts'

it.each([
  ['usual', undefined],
  ['usual', {}],
  ['usual', { effectiveType: '4g', downlink: 1.6 }],
  ['usual', { effectiveType: '3g', downlink: 0.7 }],
  ['fast', { effectiveType: '4g', downlink: 10 }],
  ['fast', { effectiveType: '4g', downlink: 10, saveData: false }],
  ['sparing', { effectiveType: '4g', downlink: 10, saveData: true }],
  ['sparing', { effectiveType: '2g' }],
  ['sparing', { effectiveType: 'slow-2g' }],
] as const)('is %s with %o', (speed, connection) => {
  expect(speedOf(connection)).toBe(speed)
})

import { expect, it, vi } from 'vitest'
import { randomId } from './random-id.ts'

it('is a version 4 UUID, another each time', () => {
  const ids = Array.from({ length: 200 }, randomId)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

it('changes no bit but those of version and variant', () => {
  for (const [byte, id] of [
    [0, '00000000-0000-4000-8000-000000000000'],
    [255, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ] as const) {
    vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(
      (array) => (array as unknown as Uint8Array).fill(byte) as unknown as typeof array,
    )
    expect(randomId()).toBe(id)
  }
})

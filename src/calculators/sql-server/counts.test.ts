import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coreCounts } from './counts.tsx'
import { sqlServerCost } from './engine.ts'
import type { SqlInput } from './input.ts'

const countsOf = (input: SqlInput) => {
  const counts = coreCounts(input)
  if ('error' in counts) throw new Error(counts.error)
  return counts
}

const decidingOf = (input: SqlInput) =>
  countsOf(input)
    .filter(({ decides }) => decides)
    .map(({ id }) => id)

const standard = { edition: 'standard', priceCore2packUsd: 3945, softwareAssurance: true } as const

it.each<[SqlInput, readonly string[]]>([
  [{ ...standard, model: 'per-core-vm', vmVcpus: [4, 8] }, ['vcpus']],
  [{ ...standard, model: 'per-core-vm', vmVcpus: [2, 8] }, ['per-vm']],
  [{ ...standard, model: 'per-core-vm', vmVcpus: [5] }, ['pairs']],
  [{ ...standard, model: 'per-core-physical', processors: 2, coresPerProcessor: 8 }, ['cores']],
  [{ ...standard, model: 'per-core-physical', processors: 2, coresPerProcessor: 2 }, ['per-processor']],
  [{ edition: 'standard', model: 'server-cal', userCals: 5, priceServerUsd: 989, priceCalUsd: 230 }, []],
  [{ edition: 'express' }, []],
])('%j: %j', (input, decides) => {
  expect(decidingOf(input)).toEqual(decides)
})

it('the highest count is what the packs hold, and only one count is marked', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }), (vmVcpus) => {
      const input = { ...standard, model: 'per-core-vm', vmVcpus } as const
      const result = sqlServerCost(input)
      const most = Math.max(...countsOf(input).map(({ count }) => count))
      expect('packs2core' in result && result.packs2core).toBe(most / 2)
      expect(decidingOf(input)).toHaveLength(1)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coreCounts } from './counts.tsx'
import { sqlServerCost } from './engine.ts'
import type { CoreWorkload } from './workload.ts'

const decidingOf = (workload: CoreWorkload) =>
  coreCounts(workload)
    .filter(({ decides }) => decides)
    .map(({ id }) => id)

const vms = (...vcpus: number[]): CoreWorkload => ({ model: 'per-core-vm', vcpus })
const host = (processors: number, coresEach: number): CoreWorkload => ({
  model: 'per-core-physical',
  processors,
  coresEach,
  vms: 0,
})

it.each<[CoreWorkload, readonly string[]]>([
  [vms(4, 8), ['vcpus']],
  [vms(2, 8), ['per-vm']],
  [vms(5), ['pairs']],
  [host(2, 8), ['cores']],
  [host(2, 2), ['per-processor']],
])('%j: %j', (workload, decides) => {
  expect(decidingOf(workload)).toEqual(decides)
})

it('the highest count matches the packs, and only one count is marked', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }), (vmVcpus) => {
      const result = sqlServerCost({
        edition: 'standard',
        priceCore2packUsd: 3945,
        model: 'per-core-vm',
        vmVcpus,
      })
      const most = Math.max(...coreCounts(vms(...vmVcpus)).map(({ count }) => count))
      expect('packs2core' in result && result.packs2core).toBe(most / 2)
      expect(decidingOf(vms(...vmVcpus))).toHaveLength(1)
    }),
  )
})

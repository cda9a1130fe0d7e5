import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fields } from '../shared/checks.ts'
import { licenceCounts } from './counts.tsx'
import { windowsServerCost } from './engine.ts'
import { readWindowsPlan } from './input.ts'

const countsOf = (input: Fields) => licenceCounts(readWindowsPlan(input))

const decidingOf = (counts: readonly { readonly id: string; readonly decides: boolean }[] | null) =>
  counts?.filter(({ decides }) => decides).map(({ id }) => id)

describe('what decides the licences of a host', () => {
  it.each<[readonly number[], string]>([
    [[16, 16], 'cores'],
    [[8, 8], 'cores'],
    [[4, 16], 'per-processor'],
    [[8], 'per-host'],
    [[4, 4], 'per-processor'],
    [[17], 'pairs'],
  ])('processors of %j cores: %s', (coresPerProcessorList, decides) => {
    expect(decidingOf(countsOf({ coresPerProcessorList }).host)).toEqual([decides])
  })
})

describe('what decides the licences of VMs', () => {
  it.each<[readonly number[], boolean, string]>([
    [[8, 12], false, 'vcpus'],
    [[4, 12], false, 'per-vm'],
    [[4], true, 'per-customer'],
    [[9], false, 'pairs'],
  ])('VMs of %j vCPUs, minimum per customer %s: %s', (vmVcpus, apply16CoreCustomerMinimum, decides) => {
    const { vms } = countsOf({ coresPerProcessorList: [16], vmVcpus, apply16CoreCustomerMinimum })
    expect(decidingOf(vms)).toEqual([decides])
  })
})

it('the highest count matches the calculator’s licences, and only one count is marked', () => {
  const some = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(some, some, fc.boolean(), (coresPerProcessorList, vmVcpus, apply16CoreCustomerMinimum) => {
      const input = { coresPerProcessorList, vmVcpus, apply16CoreCustomerMinimum }
      const counts = countsOf(input)
      expect(windowsServerCost(input)).toMatchObject({
        coreLicencesPerFullSet: Math.max(...counts.host.map(({ count }) => count)),
        perVmCoreLicencesTotal: Math.max(...(counts.vms ?? []).map(({ count }) => count)),
      })
      for (const marked of [counts.host, counts.vms]) expect(decidingOf(marked)).toHaveLength(1)
    }),
  )
})

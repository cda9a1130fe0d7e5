import { describe, expect, it } from 'vitest'
import { sqlServerCost } from './engine.ts'

const standard = {
  ...{ edition: 'standard', model: 'per-core-vm', vmVcpus: [4] },
  ...{ priceCore2packUsd: 3945, priceServerUsd: 989, priceCalUsd: 230 },
}
const physical = { model: 'per-core-physical', processors: 2, coresPerProcessor: 8 }
const run = (change: object) => sqlServerCost({ ...standard, ...change })
const enterprise = (change: object) => run({ edition: 'enterprise', priceCore2packUsd: 15_123, ...change })

describe('inputs', () => {
  it.each([
    [{ edition: 'web' }, 'unknown-edition', 'edition'],
    [{ edition: undefined }, 'unknown-edition', 'edition'],
    [{ version: 2019 }, 'out-of-range', 'version'],
    [{ version: '2022' }, 'not-a-number', 'version'],
    [{ version: 2022.5 }, 'not-an-integer', 'version'],
    [{ model: 'per-user' }, 'unknown-model', 'model'],
    [{ model: undefined }, 'unknown-model', 'model'],
    [{ ...physical, processors: 0 }, 'out-of-range', 'processors'],
    [{ ...physical, coresPerProcessor: 2.5 }, 'not-an-integer', 'coresPerProcessor'],
    [{ ...physical, sqlVmsOnHost: -1 }, 'out-of-range', 'sqlVmsOnHost'],
    [{ ...physical, sqlVmsOnHost: 1 }, 'model-not-available', 'model'],
    [{ vmVcpus: [] }, 'out-of-range', 'vmVcpus'],
    [{ vmVcpus: [4, 0] }, 'out-of-range', 'vmVcpus'],
    [{ vmVcpus: undefined }, 'not-a-number', 'vmVcpus'],
    [{ model: 'server-cal', sqlOses: 0 }, 'out-of-range', 'sqlOses'],
    [{ model: 'server-cal', userCals: -1 }, 'out-of-range', 'userCals'],
    [
      { model: 'server-cal', edition: 'enterprise', priceServerUsd: undefined },
      'model-not-available',
      'model',
    ],
    [{ softwareAssurance: 'yes' }, 'out-of-range', 'softwareAssurance'],
    [{ saPctPerYear: -1 }, 'out-of-range', 'saPctPerYear'],
    [{ years: '3' }, 'not-a-number', 'years'],
    [{ passiveHa: 0.5 }, 'not-an-integer', 'passiveHa'],
    [{ activeSecondaries: -1 }, 'out-of-range', 'activeSecondaries'],
    [{ maxServerMemoryGB: -1 }, 'out-of-range', 'maxServerMemoryGB'],
    [{ compareBreakEven: 1 }, 'out-of-range', 'compareBreakEven'],
    [{ priceCore2packUsd: undefined }, 'not-a-number', 'priceCore2packUsd'],
    [{ priceCore2packUsd: -1 }, 'out-of-range', 'priceCore2packUsd'],
    [{ model: 'server-cal', priceServerUsd: undefined }, 'not-a-number', 'priceServerUsd'],
    [{ compareBreakEven: true, priceCalUsd: undefined }, 'not-a-number', 'priceCalUsd'],
    [{ priceCore2packUsd: 1e308, vmVcpus: [64] }, 'out-of-range', 'priceCore2packUsd'],
  ])('%j is %s at %s', (change, error, field) => {
    expect(run(change)).toEqual({ error, field })
  })

  it('count each VM with at least four, and split a pack between odd ones', () => {
    expect(run({ vmVcpus: [5, 7, 1] })).toMatchObject({ coreLicences: 16, packs2core: 8 })
    expect(run({ vmVcpus: [5] })).toMatchObject({ coreLicences: 5, packs2core: 3 })
  })
})

describe('warnings', () => {
  it.each([
    [{ vmVcpus: [24, 24] }, []],
    [{ vmVcpus: [4, 25] }, ['standard-compute-limit']],
    [{ vmVcpus: [32], version: 2025 }, []],
    [{ vmVcpus: [33], version: 2025 }, ['standard-compute-limit']],
    [{ ...physical, processors: 2, coresPerProcessor: 13 }, ['standard-compute-limit']],
    [{ ...physical, processors: 5, coresPerProcessor: 1 }, ['standard-compute-limit']],
    [{ ...physical, processors: 4, coresPerProcessor: 6 }, []],
    [{ maxServerMemoryGB: 128 }, []],
    [{ maxServerMemoryGB: 129 }, ['standard-memory-limit']],
    [{ maxServerMemoryGB: 256, version: 2025 }, []],
    [{ maxServerMemoryGB: 257, version: 2025, model: 'server-cal' }, ['standard-memory-limit']],
    [
      { vmVcpus: [64], maxServerMemoryGB: 512, softwareAssurance: false },
      ['standard-compute-limit', 'standard-memory-limit', 'vm-licensing-requires-sa-or-subscription'],
    ],
    [{ edition: 'enterprise', vmVcpus: [64], maxServerMemoryGB: 512 }, []],
  ])('of %j are %j', (change, warnings) => {
    expect(run({ softwareAssurance: true, ...change })).toMatchObject({ warnings })
  })

  it.each([
    [{ edition: 'express', cores: 4, databaseSizeGB: 10, production: true }, []],
    [
      { edition: 'express', cores: 5, databaseSizeGB: 10.5 },
      ['express-compute-limit', 'express-database-size-limit'],
    ],
    [{ edition: 'express', databaseSizeGB: 50, version: 2025 }, []],
    [{ edition: 'express', databaseSizeGB: 51, version: 2025 }, ['express-database-size-limit']],
    [{ edition: 'evaluation', production: true }, ['not-licensed-for-production']],
    [{ edition: 'standard-developer', version: 2025, production: true }, ['not-licensed-for-production']],
    [{ edition: 'enterprise-developer', version: 2025 }, []],
    [{ edition: 'developer', cores: 64 }, []],
  ])('of the free edition %j are %j', (input, warnings) => {
    expect(sqlServerCost(input)).toEqual({ coreLicences: 0, packs2core: 0, totalCostUsd: 0, warnings })
  })

  it('of free editions follow their own checks', () => {
    expect(sqlServerCost({ edition: 'express', cores: 0 })).toEqual({ error: 'out-of-range', field: 'cores' })
    expect(sqlServerCost({ edition: 'express', databaseSizeGB: '1' })).toEqual({
      error: 'not-a-number',
      field: 'databaseSizeGB',
    })
    expect(sqlServerCost({ edition: 'developer', production: 'yes' })).toEqual({
      error: 'out-of-range',
      field: 'production',
    })
  })
})

describe('rights', () => {
  it.each([
    [{ sqlVmsOnHost: 5, softwareAssurance: true }, 'unlimited'],
    [{ sqlVmsOnHost: 5 }, 'not-unlimited'],
  ])('of VMs on an Enterprise host with %j are %s', (change, vmRights) => {
    expect(enterprise({ ...physical, ...change })).toMatchObject({ vmRights })
  })

  it('do not apply without VMs', () => {
    expect(enterprise({ ...physical, sqlVmsOnHost: 0 })).not.toHaveProperty('vmRights')
  })

  it.each([
    [{ passiveHa: 1, passiveDrOnprem: 1, passiveDrAzure: 1 }, true, 0],
    [{ passiveHa: 2, passiveDrAzure: 3 }, true, 3],
    [{ passiveHa: 1, activeSecondaries: 2 }, true, 2],
    [{ passiveHa: 1, passiveDrOnprem: 1 }, false, 2],
    [{ passiveHa: 0 }, false, 0],
  ])(
    'of replicas %j with assurance %s leave %d to license',
    (replicas, softwareAssurance, replicasToLicense) => {
      const result = enterprise({ vmVcpus: [8], ...replicas, softwareAssurance })
      expect(result).toMatchObject({
        coreLicences: 8,
        replicasToLicense,
        licenceCostUsd: 60_492 * (1 + replicasToLicense),
      })
    },
  )

  it('buy CALs once, but a server for each licensed replica', () => {
    const result = run({ model: 'server-cal', sqlOses: 2, userCals: 10, deviceCals: 5, activeSecondaries: 1 })
    expect(result).toMatchObject({ serverLicences: 2, cals: 15, licenceCostUsd: 4 * 989 + 15 * 230 })
  })
})

describe('alternatives', () => {
  it('cost by pack and year, or by core and month', () => {
    const prices = { priceSubscription2corePerYearUsd: 1418, pricePaygCoreMonthUsd: 73, years: 3 }
    expect(run(prices)).toMatchObject({ subscriptionTotalUsd: 2 * 1418 * 3, paygTotalUsd: 4 * 73 * 36 })
    expect(run({ ...prices, model: 'server-cal' })).not.toHaveProperty('subscriptionTotalUsd')
    // Subscription and pay-as-you-go include the rights of Software Assurance: one passive replica is free.
    expect(run({ ...prices, passiveHa: 1 })).toMatchObject({
      replicasToLicense: 1,
      subscriptionTotalUsd: 2 * 1418 * 3,
    })
  })

  it('break even at the last number of CALs that costs less', () => {
    const upTo = (change: object) => run({ compareBreakEven: true, ...change })
    expect(upTo({})).toHaveProperty('serverCalCheaperUpToCals', 30)
    expect(upTo({ priceServerUsd: 990, priceCalUsd: 230 })).toHaveProperty('serverCalCheaperUpToCals', 29)
    expect(upTo({ priceServerUsd: 7890 })).toHaveProperty('serverCalCheaperUpToCals', null)
    expect(upTo({ priceCalUsd: 0 })).toHaveProperty('serverCalCheaperUpToCals', null)
    expect(upTo({ edition: 'enterprise' })).toHaveProperty('serverCalCheaperUpToCals', null)
    expect(upTo({ model: 'server-cal' })).toHaveProperty('serverCalCheaperUpToCals', null)
    expect(run({})).not.toHaveProperty('serverCalCheaperUpToCals')
  })

  it('add Software Assurance by year', () => {
    expect(run({ softwareAssurance: true, saPctPerYear: 20, years: 2.5 })).toMatchObject({
      saCostUsd: 3945,
      totalCostUsd: 11_835,
    })
  })
})

describe('Azure Hybrid Benefit', () => {
  const eight = { edition: 'enterprise', model: 'per-core-vm', vmVcpus: [8], priceCore2packUsd: 15_123 }

  it('counts licences with Software Assurance only', () => {
    const use = { azureService: 'general-purpose', azureVcores: [32] }
    expect(sqlServerCost({ ...eight, ...use, softwareAssurance: true })).toMatchObject({
      hybridBenefitLicences: 8,
      hybridBenefitMissing: 0,
    })
    expect(sqlServerCost({ ...eight, ...use })).toMatchObject({ hybridBenefitMissing: 8 })
  })

  it.each([
    ['standard', 'vm-enterprise', [1], 16],
    ['standard', 'vm-enterprise', [2, 8], 48],
    ['standard', 'vm-standard', [2, 8], 12],
    ['enterprise', 'vm-enterprise', [2, 8], 12],
    ['enterprise', 'vm-standard', [2, 20], 9],
  ])(
    'counts a VM as 4 vCores at least, and never fewer than 4 licences: %s for %s of %j',
    (edition, azureService, azureVcores, licences) => {
      const use = { ...eight, edition, azureService, azureVcores, priceCore2packUsd: 1 }
      expect(sqlServerCost(use)).toMatchObject({ hybridBenefitLicences: licences })
    },
  )

  it('takes one Enterprise licence for a Standard VM of 4 vCores, if vCores count', () => {
    const use = { ...eight, edition: 'enterprise', priceCore2packUsd: 1, azureVmLeast: 'vcores' }
    const licencesOf = (azureService: string, azureVcores: readonly number[]) =>
      sqlServerCost({ ...use, azureService, azureVcores })
    expect(licencesOf('vm-standard', [2, 4, 20])).toMatchObject({ hybridBenefitLicences: 1 + 1 + 5 })
    // Four licences, either way.
    expect(licencesOf('vm-enterprise', [2])).toMatchObject({ hybridBenefitLicences: 4 })
  })

  it('is left out if nothing runs in Azure, and refuses unknown services', () => {
    expect(sqlServerCost({ ...eight, azureVcores: [8] })).not.toHaveProperty('hybridBenefitLicences')
    expect(sqlServerCost({ ...eight, azureService: 'vm' })).toEqual({
      error: 'out-of-range',
      field: 'azureService',
    })
    expect(sqlServerCost({ ...eight, azureService: 'vm-standard' })).toEqual({
      error: 'not-a-number',
      field: 'azureVcores',
    })
  })
})

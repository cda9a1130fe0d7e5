import { describe, expect, it } from 'vitest'
import { windowsServerCost } from './engine.ts'

const prices = {
  priceStd16coreUsd: 1176,
  priceStd2coreUsd: 147,
  priceDc16coreUsd: 6771,
  priceDc2coreUsd: 847,
}
const host = { processorsPerHost: 2, coresPerProcessor: 8 }
const run = (change: object) => windowsServerCost({ ...host, ...prices, ...change })

describe('inputs', () => {
  it.each([
    [{ processorsPerHost: undefined }, 'not-a-number', 'processorsPerHost'],
    [{ processorsPerHost: 0 }, 'out-of-range', 'processorsPerHost'],
    [{ coresPerProcessor: '8' }, 'not-a-number', 'coresPerProcessor'],
    [{ coresPerProcessorList: [] }, 'out-of-range', 'coresPerProcessorList'],
    [{ coresPerProcessorList: [8, 0] }, 'out-of-range', 'coresPerProcessorList'],
    [{ logicalProcessorsPerHost: 1.5 }, 'not-an-integer', 'logicalProcessorsPerHost'],
    [{ hostCount: 0 }, 'out-of-range', 'hostCount'],
    [{ hostRole: 'toString' }, 'unknown-role', 'hostRole'],
    [{ windowsVmsPerHost: -1 }, 'out-of-range', 'windowsVmsPerHost'],
    [{ windowsVmsPerHost: 1.5 }, 'not-an-integer', 'windowsVmsPerHost'],
    [{ clusterTotalVms: -1 }, 'out-of-range', 'clusterTotalVms'],
    [{ clusterTotalVms: 4, hostCount: 2, clusterHostFailures: 2 }, 'out-of-range', 'clusterHostFailures'],
    [{ priceStd16coreUsd: -1 }, 'out-of-range', 'priceStd16coreUsd'],
    [{ priceStd2coreUsd: undefined }, 'not-a-number', 'priceStd2coreUsd'],
    [{ priceDc2coreUsd: 'free' }, 'not-a-number', 'priceDc2coreUsd'],
    [{ userCals: -1 }, 'out-of-range', 'userCals'],
    [{ userCals: 5 }, 'not-a-number', 'priceUserCalUsd'],
    [{ priceRdsUserCalUsd: -1 }, 'out-of-range', 'priceRdsUserCalUsd'],
    [{ vmVcpus: [] }, 'out-of-range', 'vmVcpus'],
    [{ vmVcpus: 4 }, 'not-a-number', 'vmVcpus'],
    [{ saPctPerYear: -1 }, 'out-of-range', 'saPctPerYear'],
    [{ years: -1 }, 'out-of-range', 'years'],
    [{ apply16CoreCustomerMinimum: 1 }, 'out-of-range', 'apply16CoreCustomerMinimum'],
    [{ priceDc16coreUsd: 1e308, priceDc2coreUsd: 1e308, hostCount: 100 }, 'out-of-range', 'priceDc16coreUsd'],
  ])('%j is %s at %s', (change, error, field) => {
    expect(run(change)).toEqual({ error, field })
  })

  it('takes the cores of each processor one by one', () => {
    expect(run({ coresPerProcessorList: [10, 4, 15] })).toMatchObject({
      physicalCoresPerHost: 29,
      coreLicencesPerFullSet: 34,
    })
  })

  it('lets each host of a cluster cover the VMs of failed ones', () => {
    const cluster = { hostCount: 3, clusterTotalVms: 10, clusterHostFailures: 1, windowsVmsPerHost: 99 }
    expect(run(cluster)).toMatchObject({
      vmsToCoverPerHost: 5,
      standardSetsPerHost: 3,
      standardCoreLicencesTotal: 144,
    })
    expect(run({ ...cluster, clusterHostFailures: 0 })).toMatchObject({ vmsToCoverPerHost: 4 })
  })
})

describe('outputs', () => {
  it('include licences without any price, and an edition’s cost with its own prices alone', () => {
    expect(Object.keys(windowsServerCost(host))).toEqual([
      ...['physicalCoresPerHost', 'coreLicencesPerFullSet', 'vmsToCoverPerHost', 'standardSetsPerHost'],
      ...['standardCoreLicencesTotal', 'datacenterCoreLicencesTotal'],
    ])
    const { priceStd16coreUsd, priceStd2coreUsd } = prices
    const standard = windowsServerCost({ ...host, priceStd16coreUsd, priceStd2coreUsd, userCals: 0 })
    expect(standard).toMatchObject({ standardCostUsd: 1176, calCostUsd: 0, totalStandardUsd: 1176 })
    expect(standard).not.toHaveProperty('cheaperEdition')
    expect(standard).not.toHaveProperty('totalDatacenterUsd')
  })

  it('need nothing without Windows on another hypervisor', () => {
    expect(run({ hostRole: 'other-hypervisor' })).toMatchObject({
      standardSetsPerHost: 0,
      datacenterCoreLicencesTotal: 0,
      datacenterCostUsd: 0,
      cheaperEdition: 'none',
      datacenterCheaperFromVmsPerHost: 11,
    })
  })

  it('report equal costs as equal', () => {
    const equal = { priceDc16coreUsd: 1176, priceDc2coreUsd: 147 }
    expect(run(equal)).toMatchObject({ cheaperEdition: 'equal', datacenterCheaperFromVmsPerHost: 3 })
  })

  it('never break even when Standard is free, and at once when Datacenter is', () => {
    expect(run({ priceStd2coreUsd: 0 })).toHaveProperty('datacenterCheaperFromVmsPerHost', null)
    const free = { priceDc16coreUsd: 0, priceDc2coreUsd: 0 }
    expect(run(free)).toHaveProperty('datacenterCheaperFromVmsPerHost', 0)
    expect(run({ ...free, hostRole: 'other-hypervisor' })).toHaveProperty(
      'datacenterCheaperFromVmsPerHost',
      1,
    )
  })

  it('license by VM, with the customer minimum only on request', () => {
    const small = { vmVcpus: [2], saPctPerYear: 20 }
    expect(run(small)).toMatchObject({ perVmCoreLicencesTotal: 8, perVmStandardCostUsd: 4 * 147 * 1.2 })
    expect(run({ ...small, apply16CoreCustomerMinimum: true })).toMatchObject({ perVmCoreLicencesTotal: 16 })
    expect(run({ vmVcpus: [2, 9] })).toHaveProperty('perVmCoreLicencesTotal', 18)
    expect(run({ vmVcpus: [2, 9] })).not.toHaveProperty('perVmStandardCostUsd')
  })
})

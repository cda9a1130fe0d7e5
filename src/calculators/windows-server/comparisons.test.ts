import { describe, expect, it } from 'vitest'
import type { Fields } from '../shared/checks.ts'
import { breakEvenAt, compareWindowsModels, editionsWithin } from './comparisons.ts'
import { windowsResult, windowsServerCost } from './engine.ts'
import { readWindowsPlan } from './input.ts'
import { listPriceOf, windowsListPrices, withListPrices } from './prices.ts'
import { sources } from './sources.ts'
import { windowsWorking } from './working.ts'

const { priceEssentialsUsd: _, pricePaygCoreMonthUsd, ...list } = withListPrices({}, 2025)
const payg = { pricePaygCoreMonthUsd }
const host = { processorsPerHost: 2, coresPerProcessor: 16, windowsVmsPerHost: 3, ...list }
const modelsOf = (input: Fields) => compareWindowsModels(readWindowsPlan(input))

describe('list prices', () => {
  it.each([2022, 2025] as const)('of %d fill every price of a host and its CALs', (version) => {
    const prices = withListPrices({}, version)
    expect(Object.values(prices).filter((usd) => usd !== undefined)).toHaveLength(version === 2022 ? 8 : 9)
    expect(windowsServerCost({ ...host, ...prices, userCals: 1, rdsDeviceCals: 1 })).toHaveProperty(
      'totalDatacenterUsd',
    )
  })

  it('give way to what the visitor enters', () => {
    expect(withListPrices({ priceUserCalUsd: 50 }, 2025)).toMatchObject({ priceUserCalUsd: 50 })
    expect(listPriceOf('priceUserCalUsd', 2025)?.usd).toBe(45)
  })

  it('come from listed sources', () => {
    const known = Object.keys(sources)
    for (const { source } of windowsListPrices) expect([null, ...known]).toContain(source)
  })

  it('from one copied page have that page’s confidence', () => {
    const copied = windowsListPrices.filter(({ source }) => source === 'microsoft-pricing')
    expect(copied.map(({ usd, confidence }) => [usd, confidence])).toEqual([
      [1176, 'medium'],
      [6771, 'medium'],
      [33.58, 'medium'],
    ])
  })

  it('break even at 11 VMs on a host that only runs Hyper-V', () => {
    expect(windowsServerCost(host)).toHaveProperty('datacenterCheaperFromVmsPerHost', 11)
  })
})

it('the break-even series crosses where the calculator says', () => {
  const plan = readWindowsPlan(host)
  expect(breakEvenAt(plan, 10)).toEqual({ count: 10, usd: [11_760, 13_542] })
  expect(breakEvenAt(plan, 11)).toEqual({ count: 11, usd: [14_112, 13_542] })
  expect(breakEvenAt(readWindowsPlan({ processorsPerHost: 1, coresPerProcessor: 8 }), 0)).toBeUndefined()
})

describe('the licensing models', () => {
  const totals = (input: Fields) =>
    Object.fromEntries(modelsOf({ ...input, ...payg }).map(({ id, totalUsd }) => [id, totalUsd]))

  it('are compared including the CALs each needs, and the cheapest is marked', () => {
    const input = { ...host, vmVcpus: [4, 4, 8], saPctPerYear: 25, years: 3, userCals: 10, rdsUserCals: 2 }
    expect(modelsOf({ ...input, ...payg, hostRole: 'other-hypervisor' })).toEqual([
      { id: 'standard-host', totalUsd: 4704 + 780, hostsUsd: 0, offered: true, cheapest: false },
      { id: 'datacenter-host', totalUsd: 13_542 + 780, hostsUsd: 0, offered: true, cheapest: false },
      { id: 'standard-vm', totalUsd: (1764 + 780) * 1.75, hostsUsd: 0, offered: true, cheapest: true },
      {
        id: 'datacenter-vm',
        totalUsd: (6771 + 4 * 847 + 780) * 1.75,
        hostsUsd: 0,
        offered: true,
        cheapest: false,
      },
      { id: 'arc-payg', totalUsd: 19_672.08, hostsUsd: 0, offered: true, cheapest: false },
      { id: 'essentials', totalUsd: null, hostsUsd: 0, offered: false, cheapest: false },
    ])
  })

  it('have no total without prices or VMs', () => {
    expect(modelsOf(host)).toMatchObject([
      { cheapest: true },
      {},
      { totalUsd: null },
      { totalUsd: null },
      { totalUsd: null },
      { totalUsd: null },
    ])
  })

  const vms = {
    ...host,
    windowsVmsPerHost: 8,
    vmVcpus: Array(8).fill(4),
    saPctPerYear: 25,
    years: 3,
    hostRole: 'other-hypervisor',
  }

  it('bill pay-as-you-go by vCPU without a minimum per VM, and not before version 2025', () => {
    expect(totals(vms)['arc-payg']).toBe(38_684.16)
    expect(modelsOf({ ...vms, ...payg, version: 2022 })).toHaveProperty('[4]', {
      id: 'arc-payg',
      totalUsd: null,
      hostsUsd: 0,
      offered: false,
      cheapest: false,
    })
  })

  it('put Software Assurance on the CALs of licences by VM', () => {
    expect(totals({ ...vms, userCals: 100 })).toMatchObject({
      'standard-host': 13_908,
      'standard-vm': 16_107,
      'datacenter-vm': (4 * 6771 + 4500) * 1.75,
    })
  })

  it('license a host’s own Windows in addition to its VMs', () => {
    const expected = { 'standard-host': 9408, 'standard-vm': 10_584, 'arc-payg': 38_684.16 + 2352 }
    expect(totals({ ...vms, hostRole: 'hyperv-only' })).toMatchObject(expected)
    expect(totals({ ...vms, hostRole: 'windows-workload' })).toMatchObject({ 'standard-vm': 10_584 })
    const perHost = { ...vms, hostRole: 'hyperv-only', hostCount: 3 }
    expect(modelsOf(perHost)).toHaveProperty('[2].hostsUsd', 3 * 2352)
  })
})

it('a budget shows which editions it buys and for how many VMs', () => {
  const within = (budgetUsd: number) => editionsWithin(readWindowsPlan(host), budgetUsd)
  expect(within(4703)).toEqual([
    { edition: 'standard', costUsd: 4704, remainingUsd: null, maxVmsPerHost: 2 },
    { edition: 'datacenter', costUsd: 13_542, remainingUsd: null, maxVmsPerHost: 0 },
  ])
  expect(within(14_000)).toEqual([
    { edition: 'standard', costUsd: 4704, remainingUsd: 9296, maxVmsPerHost: 10 },
    { edition: 'datacenter', costUsd: 13_542, remainingUsd: 458, maxVmsPerHost: null },
  ])
})

it('the working carries the numbers of the input', () => {
  const cluster = { hostCount: 3, clusterTotalVms: 10, clusterHostFailures: 1 }
  const plan = readWindowsPlan({ ...host, ...cluster, ...payg, userCals: 5, vmVcpus: [4], saPctPerYear: 25 })
  expect(windowsWorking(plan, windowsResult(plan))).toMatchObject([
    { id: 'physical-cores', values: { sum: '2 × 16', cores: 32 } },
    { id: 'licences-per-set', values: { perProcessor: 8, perHost: 16, perSet: 32 } },
    { id: 'cluster-vms', values: { totalVms: 10, failures: 1, hosts: 3, vms: 5 } },
    { id: 'sets-hyperv-only', values: { vms: 5, sets: 3 } },
    { id: 'standard-licences', values: { sets: 3, perSet: 32, hosts: 3, total: 288 } },
    { id: 'datacenter-licences', values: { total: 96 } },
    { id: 'standard-packs', values: { packs16: 6, price16: 1176, packs2: 0, costUsd: 21_168 } },
    { id: 'datacenter-packs', values: { packs16: 2, costUsd: 40_626 } },
    { id: 'break-even', values: { vms: 11 } },
    { id: 'cal', values: { type: 'user', count: 5, priceUsd: 45 } },
    { id: 'cal-total', values: { costUsd: 225 } },
    { id: 'per-vm-licences', values: { vms: 1, licences: 8 } },
    { id: 'per-vm-cost', values: { packs2: 4, factor: 1.25, costUsd: 735 } },
    { id: 'per-vm-cals', values: { calUsd: 225, factor: 1.25, costUsd: 281.25 } },
    { id: 'per-vm-hosts', values: { hosts: 3, setUsd: 2352, costUsd: 7056 } },
    { id: 'payg', values: { cores: 4, priceUsd: 33.58, years: 1, costUsd: 1611.84 } },
  ])
})

describe('Essentials', () => {
  const office = {
    processorsPerHost: 1,
    coresPerProcessor: 10,
    userCals: 25,
    deviceCals: 50,
    priceUserCalUsd: 45,
    priceDeviceCalUsd: 40,
    priceStd16coreUsd: 1176,
    priceStd2coreUsd: 147,
    priceEssentialsUsd: 500,
  }
  const essentials = (change: object) =>
    modelsOf({ ...office, ...change }).find(({ id }) => id === 'essentials')

  it('needs no CALs and is the cheapest where it is allowed', () => {
    expect(essentials({})).toMatchObject({ totalUsd: 500, offered: true, cheapest: true })
    expect(essentials({ windowsVmsPerHost: 1 })).toMatchObject({ offered: true })
    expect(essentials({ priceEssentialsUsd: undefined })).toMatchObject({ totalUsd: null, offered: true })
  })

  it.each([
    { hostCount: 2 },
    { processorsPerHost: 2, coresPerProcessor: 5 },
    { coresPerProcessor: 11 },
    { windowsVmsPerHost: 2 },
    { userCals: 26 },
    { deviceCals: 51 },
  ])('is not offered with %j', (change) => {
    expect(essentials(change)).toMatchObject({ totalUsd: null, offered: false })
  })
})

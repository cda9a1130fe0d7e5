import { describe, expect, it } from 'vitest'
import { evaluate } from '../ui/form/evaluate.ts'
import { initialValues } from '../ui/form/values.ts'
import { answerWindowsServer } from './answer.ts'
import { chartEnd, tableCounts } from './comparisons.ts'
import { windowsServerForm } from './form.ts'

const initial = initialValues(windowsServerForm)
const evaluated = (changes: Record<string, string>) =>
  evaluate(windowsServerForm, { ...initial, ...changes }, answerWindowsServer)

describe('the answer of the Windows Server form', () => {
  it('uses the version’s list prices if none is entered', () => {
    expect(evaluated({}).result?.result).toMatchObject({ totalStandardUsd: 9408, totalDatacenterUsd: 13_542 })
    expect(evaluated({ version: '2022' }).result?.result.totalStandardUsd).toBe(8 * 1069)
    expect(evaluated({ priceStd16coreUsd: '1,000' }).result?.result.totalStandardUsd).toBe(8000)
  })

  it('lists the VMs for licensing by VM: equal, different, or too many', () => {
    expect(evaluated({}).result?.plan.vmVcpus).toEqual(Array(8).fill(4))
    expect(evaluated({ vmVcpus: '6x4 2x16' }).result?.result.perVmCoreLicencesTotal).toBe(80)
    const many = evaluated({ windowsVmsPerHost: '20000' })
    expect(many.errors).toEqual({})
    expect(many.result?.models.find(({ id }) => id === 'standard-vm')?.totalUsd).toBeNull()
    expect(evaluated({ windowsVmsPerHost: '0' }).errors).toEqual({})
  })

  it('offers pay-as-you-go for no version before 2025', () => {
    const payg = (version: string) =>
      evaluated({ version }).result?.models.find(({ id }) => id === 'arc-payg')
    expect(payg('2025')).toMatchObject({ offered: true, totalUsd: 38_684.16 + 2352 })
    expect(payg('2022')).toMatchObject({ offered: false, totalUsd: null })
    expect(evaluated({ version: '2022' }).result?.prices).toHaveLength(8)
  })

  it('licenses a cluster for the failure of a host', () => {
    const { result } = evaluated({
      vmsBy: 'cluster',
      hostCount: '3',
      clusterTotalVms: '12',
      clusterHostFailures: '1',
    })
    expect(result?.result).toMatchObject({ vmsToCoverPerHost: 6, standardCostUsd: 21_168 })
    expect(result?.plan.vms).toBe(12)
  })

  it('buys with a budget in the currency shown', () => {
    const { result } = evaluated({ currency: 'THB', thbPerUsd: '40', budget: '400000' })
    expect(result?.money).toEqual({ currency: 'THB', perUsd: 40 })
    expect(result?.offers).toEqual([
      { edition: 'standard', costUsd: 9408, remainingUsd: 592, maxVmsPerHost: 8 },
      { edition: 'datacenter', costUsd: 13_542, remainingUsd: null, maxVmsPerHost: 0 },
    ])
    expect(evaluated({}).result?.offers).toBeUndefined()
  })

  it('reports each refused field by its name in the form', () => {
    const { errors, result } = evaluated({
      version: '2030',
      vcpusPerVm: '0',
      coresPerProcessor: '1.5',
      priceDc2coreUsd: 'x',
      currency: 'THB',
      thbPerUsd: '0',
      budget: '-1',
    })
    expect(result).toBeUndefined()
    expect(errors).toEqual({
      version: 'out-of-range',
      vcpusPerVm: 'out-of-range',
      coresPerProcessor: 'not-an-integer',
      priceDc2coreUsd: 'not-a-number',
      thbPerUsd: 'out-of-range',
      budget: 'out-of-range',
    })
    expect(evaluated({ vmsBy: 'rack' }).errors).toEqual({ vmsBy: 'out-of-range' })
    expect(evaluated({ hostRole: 'desk' }).errors).toEqual({ hostRole: 'unknown-role' })
    expect(evaluated({ currency: 'EUR' }).errors).toEqual({ currency: 'out-of-range' })
  })

  it('has an entered or a list price for every line of the price table', () => {
    const priced = evaluated({ priceUserCalUsd: '50' })
    expect(priced.errors).toEqual({})
    const rows = priced.result?.prices ?? []
    expect(rows).toHaveLength(9)
    expect(rows.every(({ usd, list }) => usd !== undefined && list !== undefined)).toBe(true)
    expect(rows.find(({ field }) => field === 'priceUserCalUsd')).toMatchObject({
      usd: 50,
      list: { usd: 45 },
    })
  })
})

describe('the break-even chart', () => {
  it('ends beyond the break-even and the visitor’s own, but never beyond what can be drawn', () => {
    expect(chartEnd(11, 8)).toBe(22)
    expect(chartEnd(null, 3)).toBe(12)
    expect(chartEnd(11, 1e9)).toBe(500)
  })

  it('has both sides of the break-even and the visitor’s own', () => {
    expect(tableCounts(11, 8)).toEqual([1, 2, 3, 4, 6, 8, 10, 11, 22])
    expect(tableCounts(1, 0)).toEqual([1, 2, 3, 4, 6])
  })
})

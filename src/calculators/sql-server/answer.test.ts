import { describe, expect, it } from 'vitest'
import { evaluate } from '../ui/form/evaluate.ts'
import { initialValues } from '../ui/form/values.ts'
import { answerSqlServer } from './answer.ts'
import { isChosen, tableCals } from './comparisons.ts'
import { sqlServerForm } from './form.ts'

const initial = initialValues(sqlServerForm)
const evaluated = (changes: Record<string, string>) =>
  evaluate(sqlServerForm, { ...initial, ...changes }, answerSqlServer)
const paid = (changes: Record<string, string>) => {
  const { result } = evaluated(changes)
  if (result?.kind !== 'paid') throw new Error('no paid answer')
  return result
}

describe('the answer of the SQL Server form', () => {
  it('is the page’s own example for a new form', () => {
    const { result, options, breakEven } = paid({})
    expect(result).toMatchObject({ packs2core: 2, licenceCostUsd: 7890, totalCostUsd: 13_807.5 })
    expect(options.map(({ id, totalUsd }) => [id, totalUsd])).toEqual([
      ['standard-server-cal', 13_805.75],
      ['standard-core', 13_807.5],
      ['standard-subscription', 8508],
      ['standard-payg', 10_512],
      ['enterprise-core', 52_930.5],
      ['enterprise-subscription', 32_604],
      ['enterprise-payg', 39_456],
    ])
    expect(options.find(({ cheapest }) => cheapest)?.id).toBe('standard-subscription')
    expect(breakEven.upToCals).toBe(30)
    expect(paid({ vmVcpus: '8' }).breakEven.upToCals).toBe(64)
  })

  it('compares cores with the number of servers that run SQL Server', () => {
    const { breakEven, result } = paid({ vmVcpus: '4 4' })
    // 2 × 989 + n × 230 < 4 × 3945
    expect(breakEven.upToCals).toBe(60)
    expect(result.serverCalCheaperUpToCals).toBe(60)
    expect(paid({ model: 'server-cal', sqlOses: '2', vmVcpus: '4 4' }).breakEven.upToCals).toBe(60)
  })

  it('compares a host’s cores with the number of servers it runs', () => {
    const { options } = paid({ edition: 'enterprise', model: 'per-core-physical', sqlVmsOnHost: '5' })
    expect(options[0]).toMatchObject({ id: 'standard-server-cal', totalUsd: 20_728.75 })
  })

  it('breaks even with the counted servers, in label and table alike', () => {
    const { breakEven, options } = paid({ model: 'server-cal', sqlOses: '3' })
    // 3 × 989 + n × 230 < 7,890
    expect(breakEven).toMatchObject({ servers: 3, upToCals: 21 })
    expect(options[0]?.totalUsd).toBe((3 * 989 + 30 * 230) * 1.75)
  })

  it('refuses invalid users, devices and VMs, whatever is counted', () => {
    for (const model of ['per-core-vm', 'per-core-physical', 'server-cal'])
      for (const typed of ['abc', '-1', '1e400', '1.5'])
        expect(Object.keys(evaluated({ model, userCals: typed, deviceCals: typed }).errors)).toEqual([
          'userCals',
          'deviceCals',
        ])
    expect(evaluated({ model: 'server-cal', vmVcpus: 'few' }).errors).toEqual({ vmVcpus: 'not-a-number' })
  })

  it('refuses a Developer edition of another version', () => {
    const mismatch = { edition: 'model-not-available' }
    expect(evaluated({ edition: 'developer', version: '2025' }).errors).toEqual(mismatch)
    expect(evaluated({ edition: 'standard-developer', version: '2022' }).errors).toEqual(mismatch)
    expect(evaluated({ edition: 'enterprise-developer', version: '2022' }).errors).toEqual(mismatch)
    expect(evaluated({ edition: 'enterprise-developer', version: '2025' }).errors).toEqual({})
    expect(evaluated({ edition: 'developer', version: '2022' }).errors).toEqual({})
  })

  it('bills physical cores by the month, at least 4 for a server and 16 for a host with unlimited VMs', () => {
    const host = {
      edition: 'enterprise',
      model: 'per-core-physical',
      processors: '1',
      coresPerProcessor: '8',
    }
    const payg = (changes: Record<string, string>) =>
      paid({ ...host, ...changes }).options.find(({ id }) => id === 'enterprise-payg')?.totalUsd
    expect(payg({ sqlVmsOnHost: '3' })).toBe(16 * 274 * 36)
    expect(payg({ sqlVmsOnHost: '0' })).toBe(8 * 274 * 36)
    expect(payg({ sqlVmsOnHost: '3', coresPerProcessor: '24' })).toBe(24 * 274 * 36)
    const small = { processors: '2', coresPerProcessor: '2' }
    expect(payg({ ...small, sqlVmsOnHost: '0' })).toBe(4 * 274 * 36)
    expect(payg({ ...small, processors: '8', sqlVmsOnHost: '3' })).toBe(16 * 274 * 36)
    expect(payg({ processors: '1', coresPerProcessor: '2', sqlVmsOnHost: '0' })).toBe(4 * 274 * 36)
  })

  it('prices each edition by its own list, and neither if no list is published', () => {
    expect(paid({ edition: 'enterprise' }).result.totalCostUsd).toBe(52_930.5)
    expect(paid({ edition: 'enterprise', priceEntCore2packUsd: '10000' }).result.licenceCostUsd).toBe(20_000)
    const options = paid({ version: '2025' }).options
    expect(options.find(({ id }) => id === 'standard-payg')?.totalUsd).toBeNull()
    const priced = paid({ version: '2025', priceStdPaygUsd: '73' }).options
    expect(priced.find(({ id }) => id === 'standard-payg')?.totalUsd).toBe(10_512)
  })

  it('answers for free editions with nothing but their limits', () => {
    const { result } = evaluated({ edition: 'developer', production: 'true' })
    expect(result).toMatchObject({ kind: 'free', result: { warnings: ['not-licensed-for-production'] } })
    const express = evaluated({ edition: 'express', cores: '8', databaseSizeGB: '11' }).result?.result
      .warnings
    expect(express).toEqual(['express-compute-limit', 'express-database-size-limit'])
  })

  it('buys with a budget in the currency shown', () => {
    const { offers = [] } = paid({ currency: 'THB', thbPerUsd: '40', budget: '400000' })
    expect(offers[0]).toEqual({ id: 'standard-subscription', costUsd: 8508, remainingUsd: 1492 })
    expect(offers.slice(1).every(({ remainingUsd }) => remainingUsd === null)).toBe(true)
  })

  it('reports each refused field by its name in the form', () => {
    expect(
      evaluated({ edition: 'home', priceEntCore2packUsd: '-1', vmVcpus: '', budget: 'much', years: 'x' })
        .errors,
    ).toEqual({
      edition: 'unknown-edition',
      priceEntCore2packUsd: 'out-of-range',
      vmVcpus: 'out-of-range',
      budget: 'not-a-number',
      years: 'not-a-number',
    })
    expect(evaluated({ edition: 'enterprise', model: 'server-cal' }).errors).toEqual({
      model: 'model-not-available',
    })
    expect(evaluated({ model: 'per-core-physical', sqlVmsOnHost: '2' }).errors).toEqual({
      model: 'model-not-available',
    })
    expect(evaluated({ version: '2019' }).errors).toEqual({ version: 'out-of-range' })
  })

  it('reports an overflowing price by its name in the form', () => {
    expect(evaluated({ priceStdCore2packUsd: '1e308' }).errors).toEqual({
      priceStdCore2packUsd: 'out-of-range',
    })
  })
})

it('the chosen option is among those compared', () => {
  expect(isChosen('standard-core', paid({}).plan)).toBe(true)
  expect(isChosen('standard-server-cal', paid({ model: 'server-cal' }).plan)).toBe(true)
  expect(isChosen('enterprise-core', paid({ edition: 'enterprise' }).plan)).toBe(true)
})

describe('the break-even chart', () => {
  it('has both sides of the break-even and the visitor’s own', () => {
    expect(tableCals(30, 30)).toEqual([0, 15, 30, 31, 60])
    expect(tableCals(null, 5)).toEqual([0, 5])
  })
})

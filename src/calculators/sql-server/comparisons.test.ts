import { describe, expect, it } from 'vitest'
import { isInputError } from '../shared/input-error.ts'
import { answerSqlServer } from './answer.ts'
import { chartCals } from './comparisons.ts'
import { runSql } from './engine.ts'
import { listPriceOf, priceInputs, sqlListPrices } from './prices.ts'
import { sources } from './sources.ts'
import { sqlWorking } from './working.ts'

const vm = { edition: 'standard', model: 'per-core-vm', vmVcpus: [4], softwareAssurance: true, years: 3 }
const standard = { priceCore2packUsd: 3945, priceServerUsd: 989, priceCalUsd: 230 }
const meters = { priceSubscription2corePerYearUsd: 1418, pricePaygCoreMonthUsd: 73 }

/** Returns the page's answer at list prices of 2022. */
const paid = (input: object) => {
  const answer = answerSqlServer({ currency: 'USD', version: 2022, ...input })
  if (isInputError(answer) || answer.kind === 'free') throw new Error(JSON.stringify(answer))
  return answer
}

describe('list prices', () => {
  it('come from listed sources', () => {
    const known = Object.keys(sources)
    for (const { source } of sqlListPrices) expect(known).toContain(source)
  })

  it('are those of the version, if published', () => {
    const listed = (version: 2022 | 2025) =>
      Object.fromEntries(priceInputs.map((price) => [price.name, listPriceOf(price, version)?.usd]))
    expect(listed(2025)).toMatchObject({ priceEntCore2packUsd: 15_123, priceEntPaygUsd: undefined })
    expect(listed(2022)).toMatchObject({ priceServerUsd: 989, priceStdPaygUsd: 73 })
  })
})

describe('comparison', () => {
  it('puts all options side by side and marks the cheapest', () => {
    const { options } = paid({ ...vm, userCals: 20 })
    expect(options.map(({ id, totalUsd }) => [id, totalUsd])).toEqual([
      ['standard-server-cal', (989 + 20 * 230) * 1.75],
      ['standard-core', 7890 * 1.75],
      ['standard-subscription', 2 * 1418 * 3],
      ['standard-payg', 4 * 73 * 36],
      ['enterprise-core', 30_246 * 1.75],
      ['enterprise-subscription', 2 * 5434 * 3],
      ['enterprise-payg', 4 * 274 * 36],
    ])
    expect(options.filter(({ cheapest }) => cheapest)).toMatchObject([
      { id: 'standard-subscription', error: null },
    ])
  })

  it('marks options that are not possible', () => {
    const host = { model: 'per-core-physical', processors: 2, coresPerProcessor: 8, sqlVmsOnHost: 3 }
    const { options } = paid({ ...host, edition: 'enterprise', years: 1, softwareAssurance: true })
    expect(options).toContainEqual({
      id: 'standard-core',
      totalUsd: null,
      error: 'model-not-available',
      warnings: [],
      cheapest: false,
    })
    expect(options[4]).toMatchObject({ id: 'enterprise-core', totalUsd: 151_230 })
  })
})

it('a budget sorts the options by cost', () => {
  const { offers } = paid({ ...vm, userCals: 20, budget: 10_000 })
  expect(offers).toHaveProperty('length', 7)
  expect(offers).toHaveProperty('[0]', { id: 'standard-subscription', costUsd: 8508, remainingUsd: 1492 })
  expect(offers).toHaveProperty('[6].remainingUsd', null)
})

it('the break-even series crosses where the calculator says', () => {
  const { upToCals, at } = paid(vm).breakEven
  expect(upToCals).toBe(30)
  expect(at?.(30)).toEqual({ count: 30, usd: [7889, 7890] })
  expect(at?.(31)).toEqual({ count: 31, usd: [8119, 7890] })
  const physical = { edition: 'enterprise', model: 'per-core-physical', processors: 1, coresPerProcessor: 8 }
  expect(paid({ ...physical, sqlVmsOnHost: 2 }).breakEven).toEqual({ servers: 2, upToCals: null, at: null })
})

it('the chart extends past the break-even and past the visitor’s own number', () => {
  const ends = [chartCals(30, 10), chartCals(null, 0), chartCals(30, 100)]
  expect(ends.map((cals) => [cals.length, cals.at(-1)])).toEqual([
    [41, 80],
    [41, 40],
    [41, 120],
  ])
})

describe('working', () => {
  it('carries the numbers of the input', () => {
    const replicas = { passiveHa: 2, compareBreakEven: true }
    expect(sqlWorking(runSql({ ...vm, ...standard, ...meters, ...replicas }))).toMatchObject([
      { id: 'cores-vm', values: { vms: 1, minimum: 4, licences: 4 } },
      { id: 'packs', values: { licences: 4, packs: 2 } },
      { id: 'replicas', values: { passiveHa: 2, toLicense: 1 } },
      { id: 'licence-core', values: { packs: 2, copies: 2, packUsd: 3945, costUsd: 15_780 } },
      { id: 'assurance', values: { sharePct: 75, years: 3, assuranceUsd: 11_835 } },
      { id: 'total', values: { totalUsd: 27_615 } },
      { id: 'break-even', values: { cals: 30 } },
      { id: 'subscription', values: { copies: 2, totalUsd: 17_016 } },
      { id: 'payg', values: { cores: 4, copies: 2, totalUsd: 21_024 } },
    ])
  })

  it('follows the model', () => {
    const ids = (input: object) =>
      sqlWorking(runSql({ ...standard, ...meters, edition: 'standard', ...input })).map(({ id }) => id)
    expect(ids({ model: 'server-cal', userCals: 5 })).toEqual(['servers-cals', 'licence-server-cal', 'total'])
    expect(ids({ model: 'per-core-physical', processors: 1, coresPerProcessor: 2 }).slice(0, 2)).toEqual([
      'cores-physical',
      'packs',
    ])
    expect(ids({ edition: 'express' })).toEqual(['free'])
  })
})

import { describe, expect, it } from 'vitest'
import { calSeries, compareSqlOptions, optionsWithin } from './comparisons.ts'
import { sqlListPrices, sqlPricesOf } from './prices.ts'
import { sources } from './sources.ts'
import { sqlWorking } from './working.ts'

const prices = { standard: sqlPricesOf('standard', 2022), enterprise: sqlPricesOf('enterprise', 2022) }
const vm = { edition: 'standard', model: 'per-core-vm', vmVcpus: [4], softwareAssurance: true, years: 3 }

describe('list prices', () => {
  it('come from listed sources', () => {
    const known = sources.map(({ id }) => id)
    for (const { source } of sqlListPrices) expect(known).toContain(source)
  })

  it('fill the inputs of an edition', () => {
    expect(sqlPricesOf('enterprise', 2025)).toEqual({ priceCore2packUsd: 15_123 })
    expect(sqlPricesOf('standard', 2022)).toMatchObject({ priceServerUsd: 989, pricePaygCoreMonthUsd: 73 })
  })
})

describe('comparison', () => {
  it('puts all options side by side and marks the cheapest', () => {
    const options = compareSqlOptions({ ...vm, userCals: 20 }, prices)
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

  it('says what is not possible', () => {
    const host = { model: 'per-core-physical', processors: 2, coresPerProcessor: 8, sqlVmsOnHost: 3 }
    const options = compareSqlOptions({ ...host, softwareAssurance: true }, prices)
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
  const offers = optionsWithin(10_000, { ...vm, userCals: 20 }, prices)
  expect(offers).toHaveProperty('length', 7)
  expect(offers).toHaveProperty('[0]', { id: 'standard-subscription', costUsd: 8508, remainingUsd: 1492 })
  expect(offers).toHaveProperty('[6].remainingUsd', null)
  expect(optionsWithin('much', vm, prices)).toEqual({ error: 'not-a-number', field: 'budgetUsd' })
})

it('the break-even series crosses where the calculator says', () => {
  const series = calSeries({ ...vm, ...prices.standard }, 40)
  expect(series).toHaveLength(41)
  expect(series).toHaveProperty('[30]', { cals: 30, serverCalUsd: 7889, coreUsd: 7890 })
  expect(series).toHaveProperty('[31]', { cals: 31, serverCalUsd: 8119, coreUsd: 7890 })
  expect(calSeries({ ...vm, ...prices.standard }, 0)).toEqual({ error: 'out-of-range', field: 'userCals' })
  expect(calSeries({ ...prices.standard, model: 'server-cal' }, 40)).toEqual([])
})

describe('working', () => {
  it('carries the numbers of the input', () => {
    const replicas = { passiveHa: 2, compareBreakEven: true }
    expect(sqlWorking({ ...vm, ...prices.standard, ...replicas })).toMatchObject([
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
      (sqlWorking({ ...prices.standard, edition: 'standard', ...input }) as readonly { id: string }[]).map(
        ({ id }) => id,
      )
    expect(ids({ model: 'server-cal', userCals: 5 })).toEqual(['servers-cals', 'licence-server-cal', 'total'])
    expect(ids({ model: 'per-core-physical', processors: 1, coresPerProcessor: 2 }).slice(0, 2)).toEqual([
      'cores-physical',
      'packs',
    ])
    expect(ids({ edition: 'express' })).toEqual(['free'])
    expect(sqlWorking({})).toEqual({ error: 'unknown-edition', field: 'edition' })
  })
})

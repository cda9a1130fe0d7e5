import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import cases from './cases.json' with { type: 'json' }
import { priceList } from './price-list.ts'
import { prices } from './prices.ts'
import { runPriceCases } from './run-cases.ts'

describe('the worked cases', () => {
  it('all 34 agree to the satang', () => {
    expect(runPriceCases(cases)).toEqual({ passed: 34, failures: [] })
  })

  it('are worked with the prices of the list', () => {
    const short = priceList.parse(prices)
    const own = Object.fromEntries(
      short.items.map(({ id, tiers, min, max, step, included, once, minTerm, discountable, supportBase }) => [
        id,
        {
          tiers: tiers.map(({ upTo, price }) => [upTo, price]),
          ...(min !== 1 && { min }),
          max,
          ...(step !== 1 && { step }),
          ...(included !== 0 && { included }),
          ...(once !== undefined && { once }),
          ...(minTerm !== 1 && { minTerm }),
          disc: Number(discountable),
          base: Number(supportBase),
        },
      ]),
    )
    expect(own).toEqual(cases.prices.items)
    expect(short.minMonthly).toBe(cases.prices.minMonthly)
  })

  it.each([
    ['a satang too much', { ...cases, worked: [withTotal(1)] }],
    [
      'a refusal for another reason',
      { ...cases, worked: [], refusals: [{ ...cases.refusals[0], reason: 'empty' }] },
    ],
    ['a price where there is none', { ...cases, refusals: [{ ...cases.worked[0], reason: 'empty' }] }],
  ])('fail on %s', (_, file) => {
    expect(runPriceCases(file).failures).toHaveLength(1)
  })

  it.each([{ prices: {} }, { prices: cases.prices }, { ...cases, worked: [{}] }])(
    'fail when malformed',
    (file) => {
      expect(runPriceCases(file)).toMatchObject({ passed: 0, failures: [{ name: 'format' }] })
    },
  )

  it('run from the command line', () => {
    const run = spawnSync(process.execPath, ['scripts/tools/vectors.ts', 'src/pricing/cases.json'], {
      encoding: 'utf8',
    })
    expect(run.stdout.trimEnd().split('\n').at(-1)).toBe('34 passed, 0 failed')
    expect(run.status).toBe(0)
  })
})

/** The first case with a total that is wrong by so many satang, which a tolerance of 1e-9 would let pass in large ones. */
function withTotal(wrong: number) {
  const largest = cases.random[1]
  return { ...largest, result: { ...largest?.result, monthly: (largest?.result.monthly ?? 0) + wrong } }
}

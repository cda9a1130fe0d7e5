import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { runPriceCases } from '../../scripts/tools/vectors/run-price-cases.ts'
import cases from './cases.json' with { type: 'json' }

describe('the worked cases', () => {
  it('all 34 agree to the satang', () => {
    expect(runPriceCases(cases)).toEqual({ passed: 34, failures: [] })
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
    const run = spawnSync(process.execPath, ['scripts/tools/vectors/vectors.ts', 'src/pricing/cases.json'], {
      encoding: 'utf8',
    })
    expect(run.stdout.trimEnd().split('\n').at(-1)).toBe('34 passed, 0 failed')
    expect(run.status).toBe(0)
  })
})

/** Returns the first case with a total wrong by some satang, an error that a tolerance of 1e-9 would accept in large totals. */
function withTotal(wrong: number) {
  const largest = cases.random[1]
  return { ...largest, result: { ...largest?.result, monthly: (largest?.result.monthly ?? 0) + wrong } }
}

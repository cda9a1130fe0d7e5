import { describe, expect, it } from 'vitest'
import words from '../../../locales/en/calculators/credits.json' with { type: 'json' }
import { promisedAvailability } from '../../../scripts/content/placeholders.ts'
import { creditExampleView } from '../../../scripts/content/pricing/credit-views.ts'
import { creditProblems, creditSource } from '../../../scripts/content/pricing/credits.ts'
import { answerClaim, type Claim, firstClaim } from './claim.ts'
import { availabilityOf, creditOf } from './credits.ts'

const table = {
  credits: ['10', '25', '50'],
  targets: [
    { target: '99.95', below: ['99.95', '99', '95'] },
    { target: '99.9', below: ['99.9', '99', '95'] },
  ],
}
const example = { target: '99.95', days: 30, fee: '20000' }
const inMinutes: Claim = { ...firstClaim(example), measure: 'minutes', measured: '60', fee: '10000' }
const answer = (change: Partial<Claim>) => answerClaim(table, { ...inMinutes, ...change })

describe('availability', () => {
  it('is rounded to two decimals, halves up', () => {
    expect(availabilityOf(30, 0)).toBe(10_000)
    expect(availabilityOf(30, 43_200)).toBe(0)
    expect(availabilityOf(30, 30)).toBe(9993)
    // 43.2 minutes are a thousandth of the month, 21.6 half of that; 2.16 and 6.48 lie halfway between two hundredths of a percent.
    expect(availabilityOf(30, 43.2)).toBe(9990)
    expect(availabilityOf(30, 21.6)).toBe(9995)
    expect(availabilityOf(30, 2.16)).toBe(10_000)
    expect(availabilityOf(30, 6.48)).toBe(9999)
    expect(availabilityOf(31, 43.2)).toBe(9990)
  })
})

describe('a credit', () => {
  it.each([
    [9995, '0'],
    [9994, '10'],
    [9900, '10'],
    [9899, '25'],
    [9500, '25'],
    [9499, '50'],
    [0, '50'],
  ])('of %i hundredths is %s%%', (measured, credit) => {
    expect(creditOf(table, '99.95', measured)).toBe(credit)
  })

  it('is due only below its target', () => {
    expect(creditOf(table, '99.9', 9992)).toBe('0')
    expect(() => creditOf(table, '98', 9992)).toThrow('98')
  })

  it('is a share of the fee, rounded to the satang', () => {
    expect(answer({ measured: '60', fee: '10000' })).toEqual({
      availability: '99.86',
      percent: '10',
      amount: '1,000.00',
    })
    expect(answer({ measured: '๖๐', fee: '12,345.65' })).toMatchObject({ amount: '1,234.57' })
    expect(answer({ measure: 'percent', measured: '94.99', fee: '0.03' })).toMatchObject({
      percent: '50',
      amount: '0.02',
    })
    expect(answer({ measure: 'hours', measured: '7.2' })).toMatchObject({
      availability: '99.00',
      percent: '10',
    })
    expect(answer({ measure: 'hours', measured: '7.21' })).toMatchObject({ percent: '10' })
    expect(answer({ measure: 'hours', measured: '7.3' })).toMatchObject({
      availability: '98.99',
      percent: '25',
    })
    expect(answer({ measured: '0' })).toEqual({ availability: '100.00', percent: '0', amount: '0.00' })
  })

  it.each([
    [{ measured: '' }, 'measured', '43,200'],
    [{ measured: 'an hour' }, 'measured', '43,200'],
    [{ measured: '-1' }, 'measured', '43,200'],
    [{ measured: '43201' }, 'measured', '43,200'],
    [{ measured: '40321', days: '28' }, 'measured', '40,320'],
    [{ measured: '720.01', measure: 'hours' }, 'measured', '720'],
    [{ measured: '100.01', measure: 'percent' }, 'measured', '100'],
    [{ measured: '1.234' }, 'measured', '43,200'],
    [{ fee: 'much' }, 'fee', '999,999,999'],
    [{ fee: '1e12' }, 'fee', '999,999,999'],
  ] as const)('is refused for %j', (change, wrong, most) => {
    expect(answer(change)).toEqual({ wrong, most })
  })
})

describe('the example', () => {
  it('says for every limit how long a service may be down, and what is due beyond', () => {
    expect(creditExampleView(table, example, words)).toEqual({
      columns: ['Down in 30 days', 'Credit'],
      rows: [
        ['up to 21 min 36 s (99.95%)', 'none'],
        ['up to 7 h 12 min (99%)', '10%: THB 2,000'],
        ['up to 36 h (95%)', '25%: THB 5,000'],
        ['more than 36 h', '50%: THB 10,000'],
      ],
    })
  })

  it('has a row for each credit of the table, and parts of a baht where there are any', () => {
    const one = { credits: ['12.5'], targets: [{ target: '99.9', below: ['99.9'] }] }
    expect(creditExampleView(one, { target: '99.9', days: 31, fee: '1001' }, words).rows).toEqual([
      ['up to 44 min 38 s (99.9%)', 'none'],
      ['more than 44 min 38 s', '12.5%: THB 125.13'],
    ])
    expect(() => creditExampleView(one, example, words)).toThrow('99.95')
  })
})

describe('the table of credits', () => {
  it('of this provider has every promised target', () => {
    expect(Object.keys(promisedAvailability).length).toBeGreaterThan(0)
    expect(creditProblems(creditSource, promisedAvailability)).toEqual([])
    expect(creditProblems({ ...table, example }, { somewhere: '99.5%' }).join()).toContain('99.5% is missing')
  })

  it('falls from its target, with a limit for each credit', () => {
    const problems = (change: object) => creditProblems({ ...table, example, ...change }, {}).join()
    expect(problems({})).toBe('')
    expect(problems({ credits: ['10', '50'] })).toContain('as many limits')
    expect(problems({ example: { ...example, target: '98' } })).toContain('example.target: must be one of')
    expect(problems({ credits: ['25', '10', '50'] })).toContain('must ascend')
    expect(problems({ targets: [{ target: '99.9', below: ['99.95', '99', '95'] }] })).toContain('begin with')
    expect(problems({ targets: [{ target: '99.9', below: ['99.9', '95', '99'] }] })).toContain('must descend')
  })
})

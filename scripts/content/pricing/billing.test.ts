import { describe, expect, it } from 'vitest'
import { estimate, isRefusal } from '../../../src/pricing/estimate.ts'
import { bahtText } from '../../../src/pricing/exact.ts'
import { bahtFigure } from '../../../src/pricing/page/figures.ts'
import { newRequest } from '../../../src/pricing/page/new-request.ts'
import type { PricingWords } from '../../../src/pricing/page/words.ts'
import { prices } from '../../../src/pricing/prices.fixture.ts'
import { prices as ours } from '../../../src/pricing/prices.ts'
import { readSources } from '../sources.ts'
import { type Billing, billing, billingProblems } from './billing.ts'
import { billingView } from './billing-view.ts'

const [first, second] = prices.items
const included = prices.items.find((item) => item.included > 0)
if (!first || !second || !included) throw new Error('the fixture lacks items')
const rule = { id: 'one', when: { en: 'When', th: 'เมื่อ' }, items: [first.id] }
const rules = (billed: string): Billing => ({
  rules: [{ ...rule, billed: { en: billed, th: billed } }],
  example: { items: { [first.id]: 1 }, term: 1, support: 'standard' },
})

describe('the rules of billing', () => {
  it('this provider’s billing terms are valid', () => expect(billingProblems(billing, ours)).toEqual([]))

  it('name only items and values of the price list', () => {
    expect(billingProblems(rules(`{{${included.id}.included}} and {{minMonthly}}`), prices)).toEqual([])
    expect(billingProblems(rules('{{gone.included}}'), prices).join()).toContain('is not a value')
    const unknown = { ...rules('x'), rules: [{ ...rule, items: ['gone'], billed: rule.when }] }
    expect(billingProblems(unknown, prices).join()).toContain('"gone" is not an item')
    const dear = {
      ...rules('x'),
      example: { items: { [first.id]: first.max + 1 }, term: 1, support: 'standard' },
    }
    expect(billingProblems(dear, prices).join()).toContain('example: has no price (maximum')
    expect(billingProblems({ rules: [] }, prices).length).toBeGreaterThan(0)
  })
})

describe('the table', () => {
  const { list: words } = readSources('en').get('calculators/pricing') as unknown as PricingWords

  it('fills in values with thousands separators, and shows the prices of the items', () => {
    const { tables } = billingView(rules(`{{${included.id}.included}}`), prices, words, 'en')
    expect(tables[0]?.rows[0]?.[1]).toBe(included.included.toLocaleString('en'))
    expect(tables[0]?.rows[0]?.[2]).toContain(bahtFigure(first.tiers[0]?.price ?? ''))
  })

  it('calculates the example as the estimate does, except for free units', () => {
    const items = { [first.id]: 2, [included.id]: included.included + 500 }
    const given = { ...rules('x'), example: { items, term: 1, support: 'standard' } }
    const rows = billingView(given, prices, words, 'en').tables[1]?.rows ?? []
    const answer = estimate(prices, { ...newRequest(prices), items })
    if (isRefusal(answer)) throw new Error(answer.reason)
    expect(rows.at(-1)?.at(-1)).toContain(bahtFigure(bahtText(answer.monthly)))
    const line = rows.find(([name]) => name === included.name.en)
    expect(line?.slice(2, 4)).toEqual([included.included.toLocaleString('en'), '500'])
  })
})

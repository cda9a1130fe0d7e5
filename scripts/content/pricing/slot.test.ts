import { expect, it } from 'vitest'
import type { PricingWords } from '../../../src/pricing/page/words.ts'
import { prices } from '../../../src/pricing/prices.fixture.ts'
import { readSources } from '../sources.ts'
import { termText } from './bill.ts'
import { slotOf } from './slot.ts'

const words = (readSources('en').get('calculators/pricing') as unknown as PricingWords).slot
const [service] = prices.services

/** The slot of a page whose service is one order. */
const slotWith = (
  items: Record<string, number>,
  term: number,
  smallest?: true,
  sizes?: readonly object[],
) => {
  if (!service) throw new Error('the provider has no service')
  const request = { items, term, support: 'standard' }
  const list = { ...prices, services: [{ ...service, request, sizes, ...(smallest && { smallest }) }] }
  return slotOf(list as typeof prices, service.page, words, 'en')
}

it('calls a price "from" only where nothing smaller is sold', () => {
  const start = (text: string) => text.split('{{')[0] ?? ''
  expect(slotWith({ vcpu: 1 }, 1, true).headline).toContain(start(words.from))
  expect(slotWith({ vcpu: 1 }, 1).headline).toContain(start(words.forExample))
  expect(slotWith({ vcpu: 1 }, 1, true).figure?.of).toBe(words.ofSmallest)
  expect(slotWith({ vcpu: 1 }, 1).figure?.of).toBe(words.ofExample)
})

it('says what setting up costs, and for which term the price is', () => {
  const once = ({ facts }: ReturnType<typeof slotWith>) => facts.find(({ term }) => term === words.once)?.text
  const example = ({ facts }: ReturnType<typeof slotWith>) =>
    facts.find(({ term }) => term === words.example)?.text
  const monthly = slotWith({ vcpu: 1 }, 1)
  const link = slotWith({ link: 2 }, 12)
  expect(once(monthly)).toBeUndefined()
  expect(once(link)).toBe(words.baht.replace('{{price}}', '30,000'))
  expect(example(monthly)).not.toContain('12')
  expect(example(link)).toContain(termText(12, 'en'))
})

it('bills the example, with what is paid once, unless a table has the prices of sizes', () => {
  const { bill } = slotWith({ link: 2 }, 12)
  expect(bill?.lines).toHaveLength(1)
  expect(bill?.sums.map(({ amount }) => amount)).toContain('30,000.00')
  expect(bill?.term).toContain('12')
  expect(slotWith({ vcpu: 1 }, 1, true, [{ vcpu: 1 }]).bill).toBeUndefined()
})

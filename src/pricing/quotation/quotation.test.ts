import { describe, expect, it } from 'vitest'
import { type Estimate, estimate } from '../estimate.ts'
import { prices } from '../prices.fixture.ts'
import type { PriceRequest } from '../rules.ts'
import { noBuyer, parseBuyer } from './buyer.ts'
import { quotationOf } from './quotation.ts'
import { wrapped } from './wrap.ts'

const request: PriceRequest = {
  items: { vcpu: 4, ram: 16, nvme: 200, link: 1 },
  term: 12,
  payer: 'company',
  support: 'standard',
  billing: 'monthly',
  start: '2026-12-01',
}
const of = (change: Partial<PriceRequest> = {}, list = prices) => {
  const asked = { ...request, ...change }
  return quotationOf({
    list,
    request: asked,
    estimate: estimate(list, asked) as Estimate,
    buyer: noBuyer,
    today: '2026-11-22',
  })
}

describe('a quotation', () => {
  it('has the figures of its estimate, in digits and in words', () => {
    const { total, words, sums, information, invoices } = of()
    expect(total.value).toBe('179,914.08')
    expect(words).toBe('หนึ่งแสนเจ็ดหมื่นเก้าพันเก้าร้อยสิบสี่บาทแปดสตางค์')
    expect(sums.map(({ value }) => value)).toEqual(['12,762.00', '15,000.00', '168,144.00', '11,770.08'])
    expect(information.sums.map(({ value }) => value)).toEqual(['5,044.32', '174,869.76'])
    expect(invoices.rows.map(([number]) => number)).toEqual(['1', '2–12'])
  })

  it('stays a sample until the owner has given tax id, branch and prices of his own', () => {
    const seller = { taxId: '1234567890121', branch: '00000' }
    expect(of().sample?.en).toBe('Sample, not an offer')
    expect(of({}, { ...prices, sample: false }).sample).toBeDefined()
    expect(of({}, { ...prices, sample: false, seller: { taxId: seller.taxId } }).sample).toBeDefined()
    expect(of({}, { ...prices, sample: false, seller }).sample).toBeUndefined()
  })

  it('is valid for 30 days, for public bodies 120', () => {
    expect(of().facts[2]?.value.en).toBe('22 December 2026')
    expect(of({ payer: 'government' }).facts[2]?.value).toEqual({ th: '22 มีนาคม 2570', en: '22 March 2027' })
  })

  it('has one number for one request on one day', () => {
    expect(of().number).toBe(of().number)
    expect(of().number).not.toBe(of({ term: 36 }).number)
    expect(of().number).toMatch(/^Q20261122-[0-9A-Z]{7}$/)
  })
})

describe('lines of Thai', () => {
  const byLetters = (text: string) => text.length

  it('end between words, never before a mark', () => {
    const lines = wrapped('ที่ปรึกษาน้ำใจดีเยี่ยมเพื่อการพัฒนาอย่างยั่งยืน', 14, byLetters)
    expect(lines.join('')).toBe('ที่ปรึกษาน้ำใจดีเยี่ยมเพื่อการพัฒนาอย่างยั่งยืน')
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(14)
      expect(line).not.toMatch(/^[\u0e30-\u0e3a\u0e45-\u0e4e]/u)
    }
  })

  it('keep a bracket with its word, and cut what is longer than a line', () => {
    expect(wrapped('บริษัท (มหาชน)', 8, byLetters)).toEqual(['บริษัท', '(มหาชน)'])
    expect(wrapped('aaaaaaaaaaaa', 5, byLetters)).toEqual(['aaaaa', 'aaaaa', 'aa'])
  })
})

it.each(['', '[]', '{"name":5}', '{"x":"y"}', 'null'])(
  'a stored buyer that is none is ignored: %s',
  (text) => {
    expect(parseBuyer(text)).toBeUndefined()
  },
)

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Estimate, estimate, isRefusal } from './estimate.ts'
import { percentOf, sum } from './exact.ts'
import { runsOf } from './invoices.ts'
import { prices } from './prices.fixture.ts'
import { billings, type PriceRequest } from './rules.ts'

const itemIds = prices.items.map(({ id }) => id)
const quantity = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 600_000 }))
const requests: fc.Arbitrary<PriceRequest> = fc.record({
  items: fc.dictionary(fc.constantFrom(...itemIds), quantity, { minKeys: 1, maxKeys: 8 }),
  term: fc.constantFrom(1, 12, 36),
  payer: fc.constantFrom('company', 'ewht', 'government', 'none'),
  support: fc.constantFrom('standard', 'business', 'premium'),
  billing: fc.constantFrom(...billings),
  start: fc
    .date({ min: new Date('2026-10-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
})

/** Checks a property for requests that have a price. */
const holds = (check: (answer: Estimate, request: PriceRequest) => void) =>
  fc.assert(
    fc.property(requests, (request) => {
      const answer = estimate(prices, request)
      fc.pre(!isRefusal(answer))
      check(answer, request)
    }),
    { numRuns: 300 },
  )

describe('an estimate', () => {
  it('is the sum of its invoices, and its lines add up to the monthly amount', () => {
    holds(({ lines, support, topUp, monthly, oneOff, invoices, total }, { term }) => {
      expect(sum(lines.map(({ net }) => net)) + support + topUp).toBe(monthly)
      expect(sum(lines.map(({ once }) => once))).toBe(oneOff)
      expect(total.net).toBe(monthly * BigInt(term) + oneOff)
      for (const name of ['net', 'vat', 'gross', 'wht', 'payable'] as const)
        expect(sum(invoices.map((invoice) => invoice[name]))).toBe(total[name])
    })
  })

  it('has invoices with consistent figures', () => {
    holds(({ invoices }) => {
      for (const { net, vat, gross, wht, payable, vatRate } of invoices) {
        expect(vat).toBe(percentOf(net, vatRate))
        expect(gross).toBe(net + vat)
        expect(payable).toBe(gross - wht)
        expect(wht <= net).toBe(true)
      }
    })
  })

  it('costs the same whatever the order of the items', () => {
    holds((answer, request) => {
      const reversed = { ...request, items: Object.fromEntries(Object.entries(request.items).reverse()) }
      const other = estimate(prices, reversed)
      expect(other).toEqual({ ...answer, lines: answer.lines.toReversed() })
    })
  })

  it('never costs less for more, nor less than the minimum charge', () => {
    holds((answer, request) => {
      expect(answer.monthly >= 300_00n).toBe(true)
      const [id = '', quantity = 0] = Object.entries(request.items)[0] ?? []
      const more = estimate(prices, { ...request, items: { ...request.items, [id]: quantity + 1 } })
      if (!isRefusal(more)) expect(more.monthly >= answer.monthly).toBe(true)
    })
  })

  it('lists all its invoices in its runs', () => {
    holds(({ invoices }) => {
      const told = runsOf(invoices).flatMap(({ from, to, gross }) =>
        Array.from({ length: to - from + 1 }, () => gross),
      )
      expect(told).toEqual(invoices.map(({ gross }) => gross))
    })
  })
})

import { convert } from 'baht'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bahtWordsEnglish } from './baht-words-english.ts'
import { type Estimate, estimate, isRefusal } from './estimate.ts'
import { bahtText, percentOf, sum } from './exact.ts'
import { runsOf } from './invoices.ts'
import { linkParameters } from './link.ts'
import { itemsOfMachines, joinedItems, type Machine, machineOfRow, readRows } from './machines.ts'
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

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'
const powers: Readonly<Record<string, bigint>> = {
  thousand: 10n ** 3n,
  million: 10n ** 6n,
  billion: 10n ** 9n,
}

/** Reads English number words back. */
const numberOf = (text: string): bigint => {
  let all = 0n
  let group = 0n
  for (const word of text.split(/[ -]/)) {
    const power = powers[word]
    if (power !== undefined) {
      all += group * power
      group = 0n
    } else if (word === 'hundred') group *= 100n
    else {
      const ten = tens.split(' ').indexOf(word)
      group += BigInt(ten > 1 ? ten * 10 : units.split(' ').indexOf(word))
    }
  }
  return all + group
}
const satangOfEnglish = (words: string): bigint => {
  const [, baht = 'zero', satang = 'zero'] =
    /^(?:(.*) baht)?(?: only| and )?(?:(.*) satang)?$/.exec(words.toLowerCase()) ?? []
  return numberOf(baht) * 100n + numberOf(satang)
}

const { machines: rules } = prices
const most = (item: string) => prices.items.find(({ id }) => id === item)?.max ?? 1
const machines: fc.Arbitrary<Machine> = fc.record({
  // Few large machines reach the list's limits as well as many small ones.
  count: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.integer({ min: 1, max: 120 })),
  amounts: fc.record(
    Object.fromEntries(
      (rules?.amounts ?? []).map(({ item }) => [
        item,
        fc.oneof(
          { weight: 9, arbitrary: fc.integer({ min: 1, max: Math.ceil(most(item) / 200) }) },
          fc.integer({ min: 1, max: most(item) }),
        ),
      ]),
    ),
  ),
  options: fc.subarray((rules?.options ?? []).map(({ id }) => id)),
  name: fc.constant(''),
})
const machineRequests: fc.Arbitrary<PriceRequest> = fc
  .tuple(requests, fc.array(machines, { minLength: 1, maxLength: 3 }))
  .map(([request, list]) => ({
    ...request,
    machines: list,
    items: joinedItems(itemIds, itemsOfMachines(rules, list)),
  }))

describe('an estimate of machines', () => {
  it('adds up in its lines, its invoices, its words and its link, up to the list’s limits', () => {
    let priced = 0
    fc.assert(
      fc.property(machineRequests, (request) => {
        const answer = estimate(prices, request)
        const isAbove = Object.entries(request.items).some(([id, quantity]) => quantity > most(id))
        if (isRefusal(answer)) {
          expect(isAbove || request.term === 1 || Object.keys(request.items).length === 0).toBe(true)
          return
        }
        priced++
        expect(isAbove).toBe(false)
        const { lines, support, topUp, monthly, oneOff, invoices, total, words } = answer
        expect(sum(lines.map(({ net }) => net)) + support + topUp).toBe(monthly)
        expect(total.net).toBe(monthly * BigInt(request.term) + oneOff)
        for (const name of ['net', 'vat', 'gross', 'wht', 'payable'] as const)
          expect(sum(invoices.map((invoice) => invoice[name]))).toBe(total[name])
        expect(words).toBe(convert(bahtText(total.gross)))
        expect(satangOfEnglish(bahtWordsEnglish(total.gross))).toBe(total.gross)
        const { m = '' } = linkParameters(prices, request)
        const read = readRows(rules, m).rows.map((row) => machineOfRow(rules ?? { amounts: [] }, row))
        expect(itemsOfMachines(rules, read)).toEqual(itemsOfMachines(rules, request.machines ?? []))
      }),
      { numRuns: 400 },
    )
    expect(priced).toBeGreaterThan(100)
  })
})

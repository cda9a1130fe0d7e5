import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimate, isRefusal } from '../estimate.ts'
import { requestOf } from '../page/new-request.ts'
import { prices } from '../prices.fixture.ts'
import type { PriceRequest } from '../rules.ts'
import { noBuyer, parseBuyer } from './buyer.ts'
import { quote } from './quotation.test-data.ts'
import type { Both, Cell, Quotation } from './quotation.ts'
import { draftReference } from './reference.ts'
import { wrapped } from './wrap.ts'

const item = (has: (one: (typeof prices)['items'][number]) => boolean) => {
  const match = prices.items.find(has)
  if (!match) throw new Error('the price list has no such item')
  return match
}
const plain = item((one) => one.discountable && one.step === 1 && one.included === 0)
const stepped = item(({ step }) => step > 1)
const withSetUp = item(({ once }) => once !== undefined)
const late = item(({ leadWeeks }) => leadWeeks !== undefined)
const partlyFree = item(({ included }) => included > 0)
const longest = Math.max(...prices.terms.map(({ months }) => months))

const request: PriceRequest = {
  items: { [plain.id]: Math.max(4, plain.min) },
  term: 12,
  payer: 'company',
  support: prices.support[0]?.id ?? '',
  billing: 'monthly',
  start: '2026-12-01',
}
const of = (change: Partial<PriceRequest> = {}, list = prices) => quote({ ...request, ...change }, { list })

const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell : Array.isArray(cell) ? cell.map(textOf).join(' ') : (cell as Both).en
const amount = (text: string) => BigInt(text.replace(/[,.*]/g, ''))
/** Rows of the list, except those that name a group. */
const linesOf = ({ lines }: Quotation) => lines.rows.filter((cells) => cells.length > 1)
const termsOf = ({ terms }: Quotation) => terms.items.map(({ en }) => en).join('\n')

const numbers = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, BigInt(index + 1)]),
)
for (const [index, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries())
  numbers.set(word, BigInt(10 * (index + 2)))
const scales = new Map([
  ['thousand', 1000n],
  ['million', 1_000_000n],
  ['billion', 1_000_000_000n],
])
/** Reads an English amount back, in satang. */
const readWords = (text: string): bigint => {
  const [baht = '', satang = ''] = text.toLowerCase().replace(' only', '').split(' baht')
  const read = (words: string) => {
    let all = 0n
    let group = 0n
    for (const word of words.split(/[ -]/))
      if (word === 'hundred') group *= 100n
      else if (scales.has(word)) {
        all += group * (scales.get(word) ?? 0n)
        group = 0n
      } else group += numbers.get(word) ?? 0n
    return all + group
  }
  return read(baht) * 100n + read(satang)
}

describe('a quotation', () => {
  it('adds up for any list: lines to the month, invoices to the total, words to the figure', () => {
    const items = fc.dictionary(
      fc.constantFrom(...prices.items.map(({ id }) => id)),
      fc.integer({ min: 1, max: 400 }),
      { minKeys: 1, maxKeys: 9 },
    )
    const requests = fc.record({
      items,
      term: fc.constantFrom(...prices.terms.map(({ months }) => months)),
      payer: fc.constantFrom(...prices.payers.map(({ id }) => id)),
      support: fc.constantFrom(...prices.support.map(({ id }) => id)),
      billing: fc.constantFrom('monthly' as const, 'yearly' as const),
      start: fc.constant('2026-12-01'),
    })
    fc.assert(
      fc.property(requests, (request) => {
        const answer = estimate(prices, request)
        fc.pre(!isRefusal(answer))
        const quotation = quote(request)
        const nets = linesOf(quotation).map((cells) => amount(textOf(cells.at(-1))))
        const total = amount(quotation.total.value)
        expect(nets.reduce((sum, net) => sum + net, 0n)).toBe(answer.monthly + answer.oneOff)
        const runs = quotation.invoices.rows.filter(
          (_, index, rows) => !quotation.invoices.hasSum || index < rows.length - 1,
        )
        const gross = runs.map((cells) => amount(textOf(cells[2])) * amount(textOf(cells[5])))
        expect(gross.reduce((sum, one) => sum + one, 0n)).toBe(total)
        expect(readWords(quotation.words.en)).toBe(total)
        expect(linesOf(quotation).map(([number]) => textOf(number))).toEqual(
          nets.map((_, i) => String(i + 1)),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('has a unit price and a percentage discount on each line', () => {
    const [line = []] = linesOf(of())
    const discount = prices.terms.find(({ months }) => months === 12)?.discount
    expect(textOf(line[5])).toBe(plain.tiers[0]?.price)
    expect(textOf(line[7])).toBe(`${discount}%`)
  })

  it('says what was rounded up, and what is free', () => {
    const [rounded = []] = linesOf(of({ items: { [stepped.id]: stepped.step + 1 } }))
    expect(textOf(rounded[2])).toMatch(
      new RegExp(`${stepped.step + 1} .* ordered, charged as ${2 * stepped.step}`),
    )
    const [free = []] = linesOf(of({ items: { [partlyFree.id]: partlyFree.included + 7 } }))
    expect(textOf(free[2])).toMatch(/free, 7 .*charged/)
  })

  it('has a line of its own for set-up, with its item', () => {
    const rows = linesOf(of({ items: { [withSetUp.id]: 2 }, term: longest }))
    const line = rows.at(-1) ?? []
    expect(textOf(line[2])).toContain(withSetUp.name.en)
    expect(amount(textOf(line[8]))).toBe(2n * amount(withSetUp.once ?? ''))
  })

  it('starts when all can be delivered, and never sends an invoice before', () => {
    const quotation = of({ items: { [late.id]: 1 }, term: longest })
    expect(termsOf(quotation)).toContain(`${late.leadWeeks?.join('–')} weeks of acceptance`)
    expect(termsOf(quotation)).toContain('Service starts on 1 February 2027')
    expect(textOf(quotation.invoices.rows[0]?.[1])).toContain('1 February 2027')
    expect(termsOf(of())).toContain('Service starts on 1 December 2026')
  })

  it('names the rate and base of withholding tax, and marks assumed rates', () => {
    const withheld = of().information.sums[0]?.label
    expect(withheld?.th).toMatch(/หัก ณ ที่จ่าย \d+%\*? ของ [\d,.]+$/)
    const decreed = { ...prices, vat: [{ ...prices.vat[0], until: null, unconfirmed: undefined }] } as never
    expect(of({}, decreed).sums.at(-1)?.label.en).not.toContain('*')
    const open = {
      ...prices,
      vat: [{ ...prices.vat[0], until: '2027-03-31', unconfirmed: undefined }],
    } as never
    expect(of({}, open).sums.at(-1)?.label.en).toContain('*')
    expect(of({}, open).invoices.rows.map((cells) => textOf(cells[4]).includes('*'))).toContain(true)
  })

  it('informs public bodies of all costs, the threshold and later budgets', () => {
    const terms = termsOf(of({ payer: 'government', term: longest }))
    expect(terms).toContain('includes VAT and all costs')
    expect(terms).toContain('withheld from THB 500.00')
    expect(terms).toMatch(/fiscal years.*FY 2027 [\d,.]+ · FY 2028/)
    expect(termsOf(of())).not.toContain('fiscal')
  })

  it('stays a sample until the owner has given tax id, branch, bank and own prices', () => {
    const bank = {
      name: { th: 'ก', en: 'A' },
      branch: { th: 'ข', en: 'B' },
      account: '1',
      holder: { th: 'ค', en: 'C' },
    }
    const seller = { taxId: '1234567890121', branch: '00000', bank }
    expect(of().sample?.en).toBe('Sample, not an offer')
    expect(of({}, { ...prices, sample: false }).sample).toBeDefined()
    expect(
      of({}, { ...prices, sample: false, seller: { ...seller, bank: undefined } } as never).sample,
    ).toBeDefined()
    expect(of({}, { ...prices, sample: false, seller }).sample).toBeUndefined()
    expect(termsOf(of({}, { ...prices, seller }))).toContain('to C, bank A, branch B, account 1')
  })

  it('is valid for longer where a public body asks', () => {
    expect(of().facts[2]?.value.en).toContain(`${prices.quoteDays} days`)
    expect(of({ payer: 'government' }).facts[2]?.value.th).toContain(`${prices.quoteDaysGovernment} วัน`)
  })

  it('leaves blanks for the buyer’s details, and prints those given', () => {
    expect(textOf(of().parties[1]?.lines[0])).toMatch(/^…+$/)
    const quotation = quote(request, {
      buyer: { ...noBuyer, name: 'A', branch: '00002', project: 'B', note: 'C' },
    })
    expect(quotation.parties[1]?.lines.map(textOf).join()).toContain('Branch 00002')
    expect(quotation.about.map(({ value }) => value)).toEqual(['B', 'C'])
  })

  it('has a reference of its own each time', () => {
    const now = new Date('2026-11-22T20:05:00Z')
    expect(draftReference(now, Uint8Array.of(0, 1, 2, 31, 32, 255))).toBe('D20261123-0305-012Z0Z')
    expect(draftReference(now, Uint8Array.of(0, 1, 2, 31, 33, 255))).not.toBe('D20261123-0305-012Z0Z')
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

  it('keep the name of a place with the word for its kind', () => {
    expect(wrapped('แขวงสีลม เขตบางรัก', 14, byLetters)).toEqual(['แขวงสีลม', 'เขตบางรัก'])
    expect(wrapped('ถนนสีลม เขตบางรัก', 12, byLetters)).toEqual(['ถนนสีลม', 'เขตบางรัก'])
  })

  it('keep a bracket with its word, and split words longer than a line', () => {
    expect(wrapped('บริษัท (มหาชน)', 8, byLetters)).toEqual(['บริษัท', '(มหาชน)'])
    expect(wrapped('aaaaaaaaaaaa', 5, byLetters)).toEqual(['aaaaa', 'aaaaa', 'aa'])
  })
})

it.each(['', '[]', '{"name":5}', '{"x":"y"}', 'null'])(
  'a stored text that is not a buyer is ignored: %s',
  (text) => {
    expect(parseBuyer(text)).toBeUndefined()
  },
)

describe('machines on a quotation', () => {
  const rules = prices.machines
  if (!rules) throw new Error('the example list sells machines')
  const order = {
    machines: [{ ...rules.initial, count: 3, name: { en: 'Web', th: 'Web' } }],
    items: {},
    term: 12,
  }

  it('are written out in both languages above the lines they consist of', () => {
    const { machines, lines } = quote(requestOf(prices, order, 'en'))
    expect(machines?.items).toHaveLength(1)
    for (const language of ['en', 'th'] as const) {
      const [text] = machines?.items ?? []
      expect(text?.[language]).toMatch(/^Web: 3 × /)
      for (const { item, words } of rules.amounts)
        expect(text?.[language]).toContain(
          words[language].replace('{{count}}', String(rules.initial.amounts[item])),
        )
      for (const { id, name } of rules.options)
        expect(text?.[language].includes(name[language])).toBe(rules.initial.options.includes(id))
    }
    expect(lines.rows.length).toBeGreaterThan(rules.amounts.length)
  })

  it('are missing if none were requested', () => {
    expect(of().machines).toBeUndefined()
  })
})

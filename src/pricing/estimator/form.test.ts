import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../calculators/ui/form/evaluate.ts'
import { initialValues, searchParamsOf, valuesIn } from '../../calculators/ui/form/values.ts'
import { parseSearch, stringifySearch } from '../../catalogue/search-params.ts'
import { estimate, isRefusal } from '../estimate.ts'
import { bahtText } from '../exact.ts'
import { linkParameters } from '../link.ts'
import { type MachineRow, mostRows, rowOf, rowsText } from '../machines.ts'
import { newRequest, requestOf } from '../page/new-request.ts'
import { prices } from '../prices.ts'
import { history } from '../published.ts'
import { answerEstimate } from './answer.ts'
import { linkProblems, priceForm } from './form.ts'

const opened = (query: string) => {
  const values = { ...initialValues(priceForm), ...valuesIn(priceForm, parseSearch(query)) }
  const { result, errors } = evaluate(priceForm, values, answerEstimate)
  return { result, errors }
}
/** A form without anything ordered. */
const emptyForm = {
  ...initialValues(priceForm),
  ...Object.fromEntries(prices.items.map(({ id }) => [id, ''])),
  machines: '',
}
const totalOf = (query: string) => {
  const { result } = opened(query)
  return result && bahtText(result.total.gross)
}

const shortest = Math.min(...prices.terms.map(({ months }) => months))
/** An item that may be ordered once, for any term. */
const single = prices.items.find(({ min, step, minTerm }) => min === 1 && step === 1 && minTerm <= shortest)
if (!single) throw new Error('the price list has no item that is sold alone')
const { id: one } = single
/** An id that no item, payer or plan of any list has. */
const none = 'nothing'
const version = `?v=${prices.version}`
const longest = String(Math.max(...prices.terms.map(({ months }) => months)))

const rules = prices.machines ?? {
  amounts: [],
  options: [],
  sizes: [],
  initial: { count: 1, amounts: {}, options: [] },
}
const typedText = fc.oneof(fc.nat().map(String), fc.string({ unit: 'grapheme', maxLength: 12 }))
const typedRow: fc.Arbitrary<MachineRow> = fc.record({
  count: typedText,
  amounts: fc.record(Object.fromEntries(rules.amounts.map(({ item }) => [item, typedText]))),
  options: fc.subarray(rules.options.map(({ id }) => id)),
  name: typedText,
})

describe('an error of the machines', () => {
  it('names the item and its limit where its text has places for them', () => {
    const numbers = fc.constantFrom(
      '-5',
      '0',
      '0.5',
      '1',
      '2',
      '129',
      '9'.repeat(15),
      '9'.repeat(25),
      '1e999',
      'abc',
      '',
    )
    const row = fc.record({
      count: numbers,
      amounts: fc.record(Object.fromEntries(rules.amounts.map(({ item }) => [item, numbers]))),
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), (rows) => {
        const typed = rows.map((one) => ({ ...one, options: [], name: '' }))
        const values = { ...emptyForm, machines: rowsText(rules, typed) }
        const { errors } = evaluate(priceForm, values, answerEstimate)
        if (errors.machines !== 'out-of-range') return
        expect(priceForm.errorValues?.(values)).toMatchObject({
          item: [expect.any(String)],
          most: expect.any(String),
        })
      }),
    )
  })
})

it.skipIf(prices.packages.length === 0)('opens with the first package', () => {
  const [first] = prices.packages
  const answer = estimate(prices, requestOf(prices, first ?? { items: {} }, 'en'))
  if (isRefusal(answer)) throw new Error('the list refuses its own package')
  expect(opened('').result?.monthly).toBe(answer.monthly)
})

it('gives an order’s link without a term the term of an empty request', () => {
  const [item] = prices.items.filter(({ minTerm }) => minTerm === 1)
  const values = { ...initialValues(priceForm), ...valuesIn(priceForm, parseSearch(`?i=${item?.id}.1`)) }
  expect(values.term).toBe(String(newRequest(prices).term))
})

describe('a link', () => {
  it('opens to the answer it was made from', () => {
    const items = Object.fromEntries(prices.items.slice(0, 3).map(({ id, min = 1 }) => [id, min]))
    const request = {
      ...newRequest(prices),
      items,
      term: Number(longest),
    }
    const answer = estimate(prices, request)
    if (isRefusal(answer)) throw new Error('the first items of the list have no price')
    expect(totalOf(stringifySearch({ ...linkParameters(prices, request) }))).toBe(
      bahtText(answer.total.gross),
    )
  })

  it('is written in the order of the list, with the list’s version', () => {
    const { start, support } = newRequest(prices)
    const [first, second] = prices.items.map(({ id, min }) => ({ id, min: String(min) }))
    if (!first || !second) throw new Error('the price list has one item only')
    const values = { ...emptyForm, [second.id]: second.min, [first.id]: first.min, term: longest }
    expect(stringifySearch(searchParamsOf(priceForm, values))).toBe(
      `${version}&t=${longest}&b=m&p=company&s=${support}&d=${start.slice(0, 7)}&i=${first.id}.${first.min}~${second.id}.${second.min}`,
    )
  })

  it('is restored unchanged, whatever was typed', () => {
    const typed = fc.oneof(fc.nat().map(String), fc.stringMatching(/^[-+0-9.,eA-Zก-ฮ ]{1,12}$/))
    const quantities = fc.dictionary(fc.constantFrom(...prices.items.map(({ id }) => id)), typed)
    const starts = fc.constantFrom('2026-12-01', '2027-02-28', 'soon')
    fc.assert(
      fc.property(quantities, fc.array(typedRow, { maxLength: 4 }), starts, (items, rows, start) => {
        const values = { ...emptyForm, ...items, machines: rowsText(rules, rows), start }
        const query = stringifySearch(searchParamsOf(priceForm, values))
        expect({ ...values, ...valuesIn(priceForm, parseSearch(query)) }).toEqual(values)
      }),
    )
  })

  it.each<[string, readonly object[]]>([
    [`${version}&i=${one}.2`, []],
    [`?v=2000-01&i=${one}.2`, [{ kind: 'version', value: '2000-01' }]],
    [`?i=${none}.4~${one}.2`, [{ kind: 'item', value: none }]],
    ['?i=constructor.4', [{ kind: 'item', value: 'constructor' }]],
    [
      `?i=${one}~.3`,
      [
        { kind: 'unreadable', value: one },
        { kind: 'unreadable', value: '.3' },
      ],
    ],
    [`?i=${one}.2~${one}.4`, [{ kind: 'twice', value: one }]],
    ...prices.items.slice(0, 1).flatMap(({ id, max, step }): [string, readonly object[]][] => {
      const value = String(max + step)
      return [
        [`?i=${id}.${value}`, [{ kind: 'above', value, most: max, item: id }]],
        [`${version}&i=${id}.${value}`, []],
      ]
    }),
    ...rules.sizes.slice(0, 1).map(({ amounts }): [string, readonly object[]] => {
      const options = rules.options.slice(0, 1).map(({ id }) => id)
      const row = rowOf({ count: 2, amounts, options, name: 'Web' })
      return [`${version}&m=${rowsText(rules, [row])}`, []]
    }),
    ...rules.sizes.slice(0, 1).map(({ amounts }): [string, readonly object[]] => {
      const row = rowsText(rules, [rowOf({ count: 2, amounts, options: [], name: '' })])
      return [
        `?m=${row}.8-${none}~${row}`,
        [
          { kind: 'machine', value: '8' },
          { kind: 'machine', value: none },
        ],
      ]
    }),
  ])('%s has parts that no field can show: %j', (query, problems) => {
    expect(linkProblems(parseSearch(query))).toEqual(problems)
  })
})

it('a link of every item, in every price tier, term and list, opens to the values it was made from', () => {
  for (const { id, min, max, step, included, tiers, minTerm } of prices.items)
    for (const { upTo } of tiers)
      for (const { months } of prices.terms.filter((term) => term.months >= minTerm)) {
        const most = upTo === null ? max : included + upTo
        const quantity = Math.max(min, Math.floor(most / step) * step)
        const values = { ...emptyForm, [id]: String(quantity), term: String(months) }
        const before = evaluate(priceForm, values, answerEstimate)
        expect(before.errors, id).toEqual({})
        const search = searchParamsOf(priceForm, values)
        for (const v of [...history.map((list) => list.version), '2000-01']) {
          const after = opened(stringifySearch({ ...search, v }))
          expect(after, id).toEqual({ result: before.result, errors: {} })
          expect(linkProblems({ ...search, v })).toEqual(
            v === prices.version ? [] : [{ kind: 'version', value: v }],
          )
        }
      }
})

describe.skipIf(!prices.machines)('machines in links', () => {
  const subsets = rules.options.reduce<string[][]>(
    (all, { id }) => all.concat(all.map((ids) => ids.concat(id))),
    [[]],
  )
  it('open to the values they were made from, in every size with all options, also from an older list', () => {
    for (const { amounts } of rules.sizes)
      for (const options of subsets) {
        const row = rowOf({ count: 2, amounts, options, name: 'Web' })
        const values = { ...emptyForm, machines: rowsText(rules, [row]), term: longest }
        const before = evaluate(priceForm, values, answerEstimate)
        const search = searchParamsOf(priceForm, values)
        expect(before.errors).toEqual({})
        expect(before.result).toBeDefined()
        for (const v of [prices.version, '2000-01']) {
          const after = opened(stringifySearch({ ...search, v }))
          expect(after).toEqual({ result: before.result, errors: {} })
          expect(linkProblems({ ...search, v })).toEqual(
            v === prices.version ? [] : [{ kind: 'version', value: v }],
          )
        }
      }
  })

  it('report cut amounts, and ask for missing ones', () => {
    const [amount, ...others] = rules.amounts
    const row = rowOf({ ...rules.initial, name: '' })
    const without = { ...row, amounts: { ...row.amounts, [amount?.item ?? '']: '' } }
    expect(
      opened(
        stringifySearch(searchParamsOf(priceForm, { ...emptyForm, machines: rowsText(rules, [without]) })),
      ),
    ).toEqual({
      result: undefined,
      errors: { machines: 'not-a-number' },
    })
    expect(others.length).toBeGreaterThan(0)
  })

  it('keep as many rows as a link can carry, and name those left out', () => {
    const row = rowsText(rules, [rowOf({ ...rules.initial, name: 'ชื่อ'.repeat(7) })])
    const text = Array.from({ length: mostRows + 1 }, () => row).join('~')
    expect(linkProblems({ m: text })).toEqual([{ kind: 'machine', value: row }])
    const read = valuesIn(priceForm, parseSearch(stringifySearch({ m: text })))
    const query = stringifySearch(searchParamsOf(priceForm, { ...emptyForm, ...read }))
    expect(valuesIn(priceForm, parseSearch(query))).toMatchObject({ machines: read.machines })
    expect(read.machines?.split('~')).toHaveLength(mostRows)
  })

  it('above the list’s limit are refused at the machines, single items at their own field', () => {
    const { item } = rules.amounts[0] ?? { item: '' }
    const max = prices.items.find(({ id }) => id === item)?.max ?? 0
    const many = rowsText(rules, [rowOf({ ...rules.initial, count: max + 1, name: '' })])
    expect(opened(stringifySearch({ v: prices.version, m: many })).errors).toMatchObject({
      machines: 'out-of-range',
    })
    const machine = rowsText(rules, [rowOf({ ...rules.initial, name: '' })])
    const both = opened(stringifySearch({ v: prices.version, m: machine, i: `${item}.${max + 1}` }))
    expect(both.errors).toMatchObject({ [item]: 'out-of-range' })
  })
})

describe('an address of another page', () => {
  it('opens with the servers of the home page', () => {
    const { quick } = prices
    if (!quick) return
    const { result } = opened(`?servers=${quick.servers}&tb=${quick.tb}&backup=on`)
    expect(result).toBeDefined()
    const values = valuesIn(priceForm, parseSearch(`?servers=${quick.servers}&tb=${quick.tb}&backup=on`))
    expect(values.machines).toMatch(new RegExp(`^${quick.servers}\\..*-${quick.option}$`))
    expect(valuesIn(priceForm, parseSearch('?servers=ten&tb=2'))).toEqual({})
  })

  it('opens with the example of a service’s or use case’s page', () => {
    for (const { page, request } of [
      ...prices.services,
      ...prices.useCases.map((one) => ({ page: one.page, request: one })),
    ])
      if (request) expect(opened(`?for=${page}`).errors, page).toEqual({})
  })
})

it('a calculator’s quantities have a price, however large', () => {
  for (const { id, max, minTerm } of prices.items) {
    const { result, errors } = opened(`?t=${Math.max(12, minTerm)}&i=${id}.${10 * max}`)
    expect(errors).toEqual({})
    expect(result?.lines[0]?.quantity).toBe(max)
  }
})

describe('a refused input is reported at its field, and nothing is calculated', () => {
  const bounded = prices.items.filter(({ min, minTerm }) => min > 1 && minTerm <= shortest).slice(0, 1)
  const bound = prices.items.filter(({ minTerm }) => minTerm > shortest).slice(0, 1)
  const [size] = rules.sizes
  const machine = rowsText(
    rules,
    size ? [rowOf({ count: 1, amounts: size.amounts, options: [], name: '' })] : [],
  )
  const machines = (count: string) => `${version}&m=${machine.replace(/^1(?=\.)/, count)}`
  const rows: [string, object][] = [
    [`?i=${one}.1.5`, { [one]: 'not-an-integer' }],
    [`?i=${one}.-2`, { [one]: 'out-of-range' }],
    [`?i=${one}.0`, { [one]: 'out-of-range' }],
    [`?i=${one}.many`, { [one]: 'not-a-number' }],
    [`${version}&i=${one}.99999999999999999999`, { [one]: 'out-of-range' }],
    [`?i=${one}.1e400`, { [one]: 'out-of-range' }],
    ...bounded.map(({ id, min }): [string, object] => [
      `${version}&i=${id}.${min - 1}~${one}.${single.max + 1}`,
      { [id]: 'out-of-range', [one]: 'out-of-range' },
    ]),
    ['?i=', { [prices.machines ? 'machines' : (prices.items[0]?.id ?? '')]: 'nothing-chosen' }],
    ...(size
      ? ([
          [machines('x'), { machines: 'not-a-number' }],
          [machines('1*2e5'), { machines: 'not-an-integer' }],
          [machines('0'), { machines: 'not-an-integer' }],
        ] satisfies [string, object][])
      : []),
    [`?t=999&i=${one}.1`, { term: 'out-of-range' }],
    ...bound.map(({ id, min }): [string, object] => [
      `?t=${shortest}&i=${id}.${min}`,
      { term: 'term-too-short' },
    ]),
    ...(shortest < 12
      ? [[`?t=${shortest}&b=y&i=${one}.1`, { billing: 'term-too-short' }] satisfies [string, object]]
      : []),
    [`?t=${longest}&b=w&i=${one}.1`, { billing: 'out-of-range' }],
    [`?t=${shortest}&p=${none}&i=${one}.1`, { payer: 'out-of-range' }],
    [`?t=${shortest}&s=${none}&i=${one}.1`, { support: 'out-of-range' }],
    [`?t=${shortest}&d=2026-13&i=${one}.1`, { start: 'out-of-range' }],
    [`?t=${shortest}&d=2020-01&i=${one}.1`, { start: 'out-of-range' }],
  ]

  it.each(rows)('%s: %j', (query, errors) => {
    expect(opened(query)).toEqual({ result: undefined, errors })
  })
})

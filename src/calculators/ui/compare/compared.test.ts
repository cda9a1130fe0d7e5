import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculators } from '../../../../scripts/shared/calculators.ts'
import { parseSearch, stringifySearch } from '../../../catalogue/search-params.ts'
import { queryFor } from '../form/query.arbitrary.ts'
import { keptIn, keptLink, keptNames, withKept, withoutKept } from '../form/search-params.ts'
import { fieldsOfForm, initialValuesNow, valuesIn } from '../form/values.ts'
import { comparisonRows, tableOf } from './compared.ts'

/** Inputs by their labels; each is written alone as `label text`. */
const inputsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([id, text]) => ({
    id,
    label: id,
    text,
    alone: `${id} ${text}`,
    isAsNew: text === 'new',
  }))

const column = (results: Readonly<Record<string, string>>) => ({
  inputs: [],
  results: Object.entries(results).map(([id, text]) => ({ id, label: id, text })),
})

describe('a comparison', () => {
  it('knows what differs, and shows a dash for a figure that one side lacks', () => {
    const { results } = tableOf([column({ a: '1', b: '2' }), column({ a: '1', b: '3', c: '4' })])
    expect(results).toMatchObject([
      { id: 'a', label: 'a', texts: ['1', '1'], differs: false },
      { id: 'b', label: 'b', texts: ['2', '3'], differs: true },
      { id: 'c', label: 'c', texts: ['–', '4'], differs: true },
    ])
  })

  const tableFrom = (...inputs: readonly Readonly<Record<string, string>>[]) =>
    tableOf(inputs.map((texts) => ({ inputs: inputsOf(texts), results: [] })))

  it('leaves out inputs that are the same everywhere, or untouched where they apply', () => {
    expect(tableFrom({ x: '1', y: 'new' }, { x: '1' }).inputs).toEqual([])
    expect(tableFrom({ x: '1', y: '2' }, { x: '1' }).inputs).toMatchObject([{ id: 'y', texts: ['2', '–'] }])
  })

  it('names each column by the first input that differs, with the next one where that is shared', () => {
    expect(tableFrom({ x: '1', y: '1' }, { x: '1', y: '2' }).words).toEqual(['y 1', 'y 2'])
    expect(tableFrom({ x: '1', y: '1' }, { x: '2', y: '2' }).words).toEqual(['x 1', 'x 2'])
    expect(tableFrom({ x: '1', y: '1' }, { x: '1', y: '2' }, { x: '2', y: '1' }).words).toEqual([
      'x 1\u00a0· y 1',
      'x 1\u00a0· y 2',
      'x 2\u00a0· y 1',
    ])
    expect(tableFrom({ x: '1' }, { x: '1' }).words).toEqual(['', ''])
  })

  it('writes amounts without their currency if they have the same one', () => {
    const inCurrency = (currency: 'THB' | 'USD') => ({
      inputs: [],
      results: [{ id: 'a', label: 'a', text: `${currency}\u00a01`, currency, bare: '1' }],
    })
    expect(tableOf([inCurrency('USD'), inCurrency('USD')]).currency).toBe('USD')
    expect(tableOf([inCurrency('USD'), inCurrency('THB')]).currency).toBeUndefined()
  })
})

it('a spreadsheet gets numbers, with the unit in the label, if a row has one unit', () => {
  const rows = (...texts: readonly string[]) => {
    const table = tableOf(texts.map((text) => column({ Figure: text })))
    return comparisonRows({ ...table, heads: texts.map((name) => ({ name, values: {} })) }, 'Compared')[1]
  }
  expect(rows('1,234.5\u00a0TB', '–', '72\u00a0TB')).toEqual(['Figure (TB)', 1234.5, '', 72])
  expect(rows('98.5%', '2%')).toEqual(['Figure (%)', 98.5, 2])
  expect(rows('USD\u00a01,069.00', 'USD\u00a00.50')).toEqual(['Figure (USD)', 1069, 0.5])
  expect(rows('4', '๑๒')).toEqual(['Figure', '4', '๑๒'])
  expect(rows('8', '4')).toEqual(['Figure', 8, 4])
  for (const texts of [
    ['72\u00a0TB', '72\u00a0TiB'],
    ['14\u00a0min 10\u00a0s', '1\u00a0h'],
    ['1 to 4', '2'],
    ['RAID 6', 'RAID 5'],
    ['1.5\u00a0×\u00a010^16', '3'],
    ['2026-12-01', '2027-01-01'],
  ])
    expect(rows(...texts)).toEqual(['Figure', ...texts])
})

describe.each([...calculators.values()])('the kept values of $form.id', ({ form }) => {
  it('have names that no field has', () => {
    expect(fieldsOfForm(form).filter(({ name }) => keptNames.some((kept) => kept === name))).toEqual([])
  })

  it('are restored unchanged from the address or a copied link, one for each name', () => {
    fc.assert(
      fc.property(fc.array(queryFor(form), { minLength: 1, maxLength: 5 }), (queries) => {
        const sets = queries.map((query) => ({
          ...initialValuesNow(form),
          ...valuesIn(form, parseSearch(query)),
        }))
        let search = {}
        for (const values of sets) search = withKept(form, search, values)
        const sent = parseSearch(stringifySearch(search))
        expect(keptIn(form, sent)).toEqual(sets.slice(0, keptNames.length))
        expect(keptIn(form, withoutKept(sent, 0))).toEqual(sets.slice(1, keptNames.length))
        expect(Object.keys(keptLink(form, sent))).toEqual(Object.keys(sent))
      }),
      { numRuns: 60 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../../../catalogue/search.ts'
import { calculators } from '../../registry.ts'
import { queryFor } from '../form/query.arbitrary.ts'
import { keptIn, keptLink, keptNames, keptSearch, withKept, withoutKept } from '../form/search.ts'
import { fieldsOfForm, initialValuesNow, valuesIn } from '../form/values.ts'
import { tableOf } from './compared.ts'

const column = (results: Readonly<Record<string, string>>) => ({
  inputs: [],
  results: Object.entries(results).map(([id, text]) => ({ id, label: id, text })),
})

describe('a comparison', () => {
  it('marks what differs, and shows a figure that one side lacks as none', () => {
    const { results } = tableOf([column({ a: '1', b: '2' }), column({ a: '1', b: '3', c: '4' })])
    expect(results).toEqual([
      { id: 'a', label: 'a', texts: ['1', '1'], differs: false },
      { id: 'b', label: 'b', texts: ['2', '3'], differs: true },
      { id: 'c', label: 'c', texts: ['–', '4'], differs: true },
    ])
  })

  it('leaves out inputs that are the same everywhere', () => {
    const inputs = [{ id: 'x', label: 'x', text: '1' }]
    expect(
      tableOf([
        { inputs, results: [] },
        { inputs, results: [] },
      ]).inputs,
    ).toEqual([])
  })
})

describe.each([...calculators.values()])('the kept values of $form.id', ({ form }) => {
  it('have names that no field has', () => {
    expect(fieldsOfForm(form).filter(({ name }) => keptNames.some((kept) => kept === name))).toEqual([])
  })

  it('come back from the address as they were, in it or in a copied link, one for each name', () => {
    fc.assert(
      fc.property(fc.array(queryFor(form), { minLength: 1, maxLength: 5 }), (queries) => {
        const sets = queries.map((query) => ({
          ...initialValuesNow(form),
          ...valuesIn(form, parseSearch(query)),
        }))
        let search = {}
        for (const values of sets) search = withKept(form, keptSearch(search), values)
        const sent = parseSearch(stringifySearch(search))
        expect(keptIn(form, sent)).toEqual(sets.slice(0, keptNames.length))
        expect(keptIn(form, withoutKept(sent, 0))).toEqual(sets.slice(1, keptNames.length))
        expect(Object.keys(keptLink(form, sent))).toEqual(Object.keys(sent))
      }),
      { numRuns: 60 },
    )
  })
})

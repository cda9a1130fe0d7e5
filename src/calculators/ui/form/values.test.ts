import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../../../catalogue/search-params.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { Fields } from '../../shared/checks.ts'
import type { InputError } from '../../shared/input-error.ts'
import { rulesVersion } from '../../shared/working.ts'
import { evaluate } from './evaluate.ts'
import type { Form, Values } from './fields.ts'
import { initialValues, linkedValues, readValues, searchParamsOf, valuesIn } from './values.ts'

const form: Form = {
  id: 'raid',
  groups: [
    {
      id: 'main',
      fields: [
        { kind: 'number', name: 'count', initial: '3' },
        {
          kind: 'number',
          name: 'size',
          initial: '1',
          exact: true,
          units: { kind: 'choice', name: 'unit', initial: 'TB', choices: ['TB', 'GB'], symbols: true },
        },
        { kind: 'number', name: 'speed', initial: '', optional: true },
        { kind: 'number', name: 'price', initial: '', optional: true, fallback: () => '45' },
        { kind: 'list', name: 'list', initial: '1 2', visible: ({ count }) => count === '2' },
        { kind: 'flag', name: 'many', initial: 'false' },
        { kind: 'choice', name: 'power', initial: '12', choices: ['9', '12'], numeric: true },
      ],
    },
  ],
}

const initial = initialValues(form)

describe('the values of a form', () => {
  it('are written into the query only if they differ, as typed', () => {
    const values = { ...initial, count: '1,5', unit: 'GB' }
    const query = stringifySearch(searchParamsOf(form, values))
    expect(query).toBe('?count=1,5&unit=GB')
    expect({ ...initial, ...valuesIn(form, parseSearch(query)) }).toEqual(values)
  })

  it('are written into a link as they take effect, whatever a new form will hold', () => {
    expect(linkedValues(form, initial)).toEqual({
      v: rulesVersion,
      count: '3',
      size: '1',
      unit: 'TB',
      price: '45',
      many: 'false',
      power: '12',
    })
    const other = { ...initial, price: '50', speed: '7', list: '3 4' }
    // The list is hidden now, but was entered.
    expect(linkedValues(form, other)).toMatchObject({ price: '50', speed: '7', list: '3 4' })
  })

  it('take bad values from a query unchanged, and ignore unknown names', () => {
    expect(valuesIn(form, parseSearch('?count=many&utm_source=x&constructor=1'))).toEqual({ count: 'many' })
  })

  it('reach the calculator in its types: hidden or empty fields are missing', () => {
    const { size, ...others } = readValues(form, { ...initial, size: '2,5' })
    expect(size).toBe('2.5')
    expect(others).toEqual({ count: 3, unit: 'TB', many: false, power: 12 })
    expect(readValues(form, { ...initial, count: '2', speed: '7' })).toMatchObject({ list: [1, 2], speed: 7 })
  })

  it('are NaN if they are not numbers, never 0', () => {
    expect(readValues(form, { ...initial, count: '', size: 'x', power: 'y' })).toMatchObject({
      count: Number.NaN,
      size: Number.NaN,
      power: Number.NaN,
    })
    expect(readValues(form, { ...initial, many: 'perhaps' }).many).toBe('perhaps')
  })
})

const money: Form = {
  id: 'windows-server',
  groups: [
    {
      id: 'main',
      fields: [
        { kind: 'number', name: 'count', initial: '3' },
        {
          kind: 'choice',
          name: 'currency',
          initial: 'USD',
          initialIn: { th: 'THB' },
          choices: ['USD', 'THB'],
        },
      ],
    },
  ],
}

describe('a value that a new form holds in one language only', () => {
  const open = (search: Values, language: Language) => ({
    ...initialValues(money, Object.keys(search).length === 0 ? language : undefined),
    ...search,
  })

  it('a new form starts with its language’s currency', () => {
    expect(initialValues(money, 'th').currency).toBe('THB')
    expect(initialValues(money, 'en').currency).toBe('USD')
  })

  it.each(['en', 'th'] as const)('means the same in every language once shared from %s', (language) => {
    const start = initialValues(money, language)
    expect(searchParamsOf(money, start, language)).toEqual({})
    for (const currency of ['USD', 'THB'])
      for (const count of ['3', '4']) {
        const values = { count, currency }
        const search = searchParamsOf(money, values, language)
        expect(open(search, language)).toEqual(values)
        if (Object.keys(search).length > 0)
          for (const other of ['en', 'th'] as const) expect(open(search, other)).toEqual(values)
      }
  })
})

describe('an evaluation', () => {
  const calculate = ({ count, unit }: Fields): { readonly count: unknown } | InputError => {
    if (Number.isNaN(count)) return { error: 'not-a-number', field: 'count' }
    if (unit !== 'TB') return { error: 'unknown-unit', field: 'unit' }
    return { count }
  }

  it('gives the result of unchanged values', () => {
    expect(evaluate(form, { ...initial, count: '7' }, calculate)).toMatchObject({
      result: { count: 7 },
      errors: {},
    })
  })

  it('finds every refused field at once, and no result of corrected values', () => {
    expect(evaluate(form, { ...initial, count: 'x', unit: 'PB' }, calculate)).toMatchObject({
      result: undefined,
      errors: { count: 'not-a-number', unit: 'unknown-unit' },
    })
  })

  it('ends, with a mark at a field that is shown, when the initial value is refused too', () => {
    const never = (): InputError => ({ error: 'out-of-range', field: 'somewhere' })
    expect(evaluate(form, initial, never)).toMatchObject({
      result: undefined,
      errors: { count: 'out-of-range' },
    })
  })
})

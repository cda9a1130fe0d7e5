import { describe, expect, it } from 'vitest'
import {
  aFlag,
  aNumber,
  anInteger,
  type Check,
  isSet,
  numbersOf,
  oneOf,
  optional,
  rejectOverflow,
  within,
} from './checks.ts'
import { settle } from './input-error.ts'

const run = (check: Check<unknown>, value: unknown) => settle(() => ({ value: check(value, 'field') }))
const error = (code: string) => ({ error: code, field: 'field' })

describe('aNumber', () => {
  it.each([undefined, null, '5', true, [5], {}, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects %j',
    (value) => {
      expect(run(aNumber(), value)).toEqual(error('not-a-number'))
    },
  )

  it('includes min and max and excludes above and below', () => {
    expect(run(aNumber({ min: 0, max: 1 }), 0)).toEqual({ value: 0 })
    expect(run(aNumber({ min: 0, max: 1 }), 1)).toEqual({ value: 1 })
    expect(run(aNumber({ above: 0 }), 0)).toEqual(error('out-of-range'))
    expect(run(aNumber({ below: 100 }), 100)).toEqual(error('out-of-range'))
  })

  it('turns −0 into 0', () => {
    expect(run(aNumber({ min: 0 }), -0)).toEqual({ value: 0 })
  })
})

describe('anInteger', () => {
  it('checks the type, then the integer, then the range', () => {
    expect(run(anInteger({ min: 1 }), '0')).toEqual(error('not-a-number'))
    expect(run(anInteger({ min: 1 }), 0.5)).toEqual(error('not-an-integer'))
    expect(run(anInteger({ min: 1 }), 0)).toEqual(error('out-of-range'))
  })

  it('rejects what a double no longer counts exactly', () => {
    expect(run(anInteger(), 2 ** 53)).toEqual(error('out-of-range'))
    expect(run(anInteger(), 2 ** 53 - 1)).toEqual({ value: 2 ** 53 - 1 })
  })
})

describe('other checks', () => {
  it('accepts only the listed texts', () => {
    const check = oneOf(['a', 'b'], 'unknown-model')
    expect(run(check, 'a')).toEqual({ value: 'a' })
    expect(run(check, 'toString')).toEqual(error('unknown-model'))
    expect(run(check, ['a'])).toEqual(error('unknown-model'))
  })

  it('accepts only booleans as flags', () => {
    expect(run(aFlag, false)).toEqual({ value: false })
    expect(run(aFlag, 'true')).toEqual(error('out-of-range'))
  })

  it('reports errors in a list’s elements at the list', () => {
    const check = within({ whole: true, min: 1, most: 9 })
    expect(run(check, [1, 2])).toEqual({ value: [1, 2] })
    expect(run(check, [])).toEqual(error('out-of-range'))
    expect(run(check, [1, 1.5])).toEqual(error('not-an-integer'))
    expect(run(check, Object.assign(new Array(3), { 0: 1, 2: 2 }))).toEqual(error('not-a-number'))
    expect(run(check, { 0: 1 })).toEqual(error('not-a-number'))
  })

  it('treats only undefined as missing', () => {
    expect(optional({}, 'a', aNumber())).toBeUndefined()
    expect(isSet({ a: undefined }, 'a')).toBe(false)
    expect(settle(() => isSet({ a: null }, 'a'))).toEqual({ error: 'out-of-range', field: 'a' })
  })
})

it('rethrows errors that are not about the input', () => {
  expect(() =>
    settle(() => {
      throw new RangeError('broken')
    }),
  ).toThrow(RangeError)
})

describe('rejectOverflow', () => {
  it('passes finite results through', () => {
    const result = { a: 1, b: [2, null, { c: 'text' }] }
    expect(rejectOverflow(result, {})).toBe(result)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('blames the input furthest from 1 for %d', (value) => {
    const result = settle(() =>
      rejectOverflow({ a: { b: [value] } }, { size: 1e200, rate: 1e-300, none: undefined, nil: 0 }),
    )
    expect(result).toEqual({ error: 'out-of-range', field: 'rate' })
  })
})

it('takes the largest number of a list and leaves out non-numbers', () => {
  expect(numbersOf({ a: 2, b: [1, 5], c: '7' }, ['a', 'b', 'c', 'd'])).toEqual({ a: 2, b: 5 })
})

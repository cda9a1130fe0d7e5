import { describe, expect, it } from 'vitest'
import { numbersOf, rejectOverflow } from './finite.ts'
import { settle } from './input-error.ts'

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

it('takes the largest number of a list and leaves out what is no number', () => {
  expect(numbersOf({ a: 2, b: [1, 5], c: '7' }, ['a', 'b', 'c', 'd'])).toEqual({ a: 2, b: 5 })
})

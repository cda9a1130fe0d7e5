import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Speller, slips } from './nearest.ts'

describe('slips', () => {
  it.each([
    ['aplpe', 'apple', 1],
    ['orchrad', 'orchard', 1],
    ['strawbrries', 'strawberries', 1],
    ['abc', 'abc', 0],
    ['abcd', 'wxyz', 3],
  ])('between %s and %s', (a, b, count) => {
    expect(slips(a, b, 2)).toBe(count)
    expect(slips(b, a, 2)).toBe(count)
  })

  it('finds the intended word, not a distant one', () => {
    const speller = new Speller(['apple', 'ample', 'ape', 'appel'])
    expect(speller.nearest('aplpe')).toEqual(['apple'])
    expect(speller.nearest('zzzzz')).toEqual([])
    expect(speller.nearest('ap')).toEqual([])
  })

  it('finds the same words as comparing with every word', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdABกขค'), minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 30 }), (word, words) => {
        const most = word.length < 4 ? -1 : word.length < 7 ? 1 : 2
        const distances = words.map((candidate) => slips(word, candidate, 2))
        const least = Math.min(...distances)
        const expected = least > most ? [] : words.filter((_, at) => distances[at] === least).slice(0, 3)
        expect(new Speller(words).nearest(word)).toEqual(expected)
      }),
    )
  })
})

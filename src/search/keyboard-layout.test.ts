import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOtherLayout } from './keyboard-layout.ts'

describe('the other keyboard layout', () => {
  it.each([
    ['l e i v ', 'ส ำ ร อ '],
    ['หำพอำพห', 'servers'],
    ['แนืะฟแะ', 'contact'],
  ])('reads %s', (typed, meant) => {
    expect(inOtherLayout(typed)).toBe(meant)
  })

  it('is reversible', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz') })
    fc.assert(fc.property(letters, (text) => inOtherLayout(inOtherLayout(text)) === text))
  })
})

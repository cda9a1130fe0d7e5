import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOtherLayout } from './keyboard-layout.ts'
import { Speller, slips } from './nearest.ts'
import { foldThai, termsOf, Vocabulary } from './words.ts'

const whole = (run: string) => [run]

describe('terms', () => {
  it.each([
    ['CI/CD, K8s and 10TB of RAID5', ['ci', 'cd', 'k8s', 'and', '10', 'tb', 'of', 'raid', '5']],
    ['licences Licensing licensed', ['licens', 'licens', 'licens']],
    ['data centres, colour, virtualisation', ['data', 'center', 'color', 'virtualization']],
    ['พ.ร.บ. ข้อมูล', ['พรบ', 'ขอมุล']],
    ['ค\u2060ลา\u2060ว\u2060ด์\u200bไทย', ['คลาวไทย']],
    ['Ünïcode café', ['unicod', 'caf']],
    ['', []],
    ['?!', []],
  ])('of %s', (text, terms) => {
    expect(termsOf(text, whole)).toEqual(terms)
  })

  it('are the same however a loan word is spelt', () => {
    for (const [one, other] of [
      ['ไฟร์วอลล์', 'ไฟวอล'],
      ['เวอร์ชวลเดสก์ท็อป', 'เวอร์ชวลเดสก์ทอป'],
      ['กูเกิ้ล', 'กูเกิล'],
      ['ไลเซ่นส์', 'ไลเซนส์'],
    ] as const)
      expect(foldThai(one)).toBe(foldThai(other))
  })

  it('keep a word of signs alone', () => {
    expect(foldThai('ๆ')).toBe('ๆ')
  })

  it('of Latin words are never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdeginorsuy') }), (word) =>
        termsOf(word, whole).every((term) => term.length > 0),
      ),
    )
  })
})

describe('a vocabulary', () => {
  const vocabulary = new Vocabulary(
    ['ระบบ', 'สำรอง', 'ขอมุล', 'สำรองขอมุล', 'คลาว'].map((word) => foldThai(word)),
  )

  it.each([
    ['สำรองขอมุล', ['สำรองขอมุล']],
    ['ระบบสำรอง', ['ระบบ', 'สำรอง']],
    ['ระบบกขคคลาว', ['ระบบ', 'กขค', 'คลาว']],
    ['ระบบคลา', ['ระบบ', 'คลา']],
    ['ระบบสำ', ['ระบบ', 'สำ']],
    ['', []],
  ])('cuts %s', (run, words) => {
    expect(vocabulary.cut(foldThai(run, ''))).toEqual(words.map((word) => foldThai(word)))
  })

  it('loses and adds no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'กขคลาวสำรองเิุ') }), (run) => {
        expect(vocabulary.cut(run).join('')).toBe(run)
      }),
    )
  })

  it('knows how words begin', () => {
    expect(vocabulary.opens('คล')).toBe(true)
    expect(vocabulary.opens('คลาวด')).toBe(false)
    expect(vocabulary.opens('ฮ')).toBe(false)
  })
})

describe('slips', () => {
  it.each([
    ['azrue', 'azure', 1],
    ['hashicrop', 'hashicorp', 1],
    ['kuberntes', 'kubernetes', 1],
    ['abc', 'abc', 0],
    ['abcd', 'wxyz', 3],
  ])('between %s and %s', (a, b, count) => {
    expect(slips(a, b, 2)).toBe(count)
    expect(slips(b, a, 2)).toBe(count)
  })

  it('finds the word meant, not one that is far', () => {
    const speller = new Speller(['azure', 'assure', 'aws', 'asuze'])
    expect(speller.nearest('azrue')).toEqual(['azure'])
    expect(speller.nearest('zzzzz')).toEqual([])
    expect(speller.nearest('aw')).toEqual([])
  })

  it('finds the same words as comparing with every one would', () => {
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

describe('the other keyboard layout', () => {
  it.each([
    ['l e i v ', 'ส ำ ร อ '],
    ['าีิำพืำะำห', 'kubernetes'],
    ['แนืะฟแะ', 'contact'],
  ])('reads %s', (typed, meant) => {
    expect(inOtherLayout(typed)).toBe(meant)
  })

  it('leads back', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz') })
    fc.assert(fc.property(letters, (text) => inOtherLayout(inOtherLayout(text)) === text))
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

  it('are the same for every spelling of a loan word', () => {
    for (const [one, other] of [
      ['ไฟร์วอลล์', 'ไฟวอล'],
      ['เวอร์ชวลเดสก์ท็อป', 'เวอร์ชวลเดสก์ทอป'],
      ['กูเกิ้ล', 'กูเกิล'],
      ['ไลเซ่นส์', 'ไลเซนส์'],
    ] as const)
      expect(foldThai(one)).toBe(foldThai(other))
  })

  it('leave a word of signs unchanged', () => {
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

  it('neither loses nor adds letters', () => {
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

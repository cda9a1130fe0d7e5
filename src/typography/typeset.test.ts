import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import glossary from './glossary.json' with { type: 'json' }
import { breakMark, joiner, withoutMarks } from './marks.ts'
import { keptWords } from './thai-words.ts'
import { typeset, typesetThai } from './typeset.ts'

/** Makes marks visible: · joins, ¦ allows a break, _ is a no-break space. */
const shown = (text: string) =>
  text.replaceAll(joiner, '·').replaceAll(breakMark, '¦').replaceAll('\u00a0', '_')
const bare = (text: string) => withoutMarks(text).replaceAll('\u00a0', ' ')

const glossaryTerms: readonly { term: string; thai: string; note?: string; whole?: boolean }[] = glossary

/** Offsets in the bare text at which two letters are joined. */
const joinedPlaces = (set: string) =>
  [...set.matchAll(new RegExp(joiner, 'gu'))].map(({ index }, before) => index - before)

describe('typeset', () => {
  it.each([
    ['บริการคลาวด์ส่วนตัว', 'บริการ¦ค·ลา·ว·ด์¦ส่วน·ตัว'],
    ['ติดต่อผู้ให้บริการนี้', 'ติดต่อผู้·ให้·บริการนี้'],
    ['เขาส่งผู้ชนะมา', 'เขาส่งผู้·ชนะมา'],
    ['ช่างซ่อมบำรุงและผู้ดูแลระบบ', 'ช่างซ่อม·บำรุงและผู้·ดูแล·ระบบ'],
    ['(แบ็กอัป)', '(แบ็·ก·อั·ป)'],
    ['คลาวด์เซิร์ฟเวอร์', 'ค·ลา·ว·ด์·เซิ·ร์·ฟ·เว·อ·ร์'],
    ['เซิร์ฟเวอร์ต่างๆ และอื่น ๆ', 'เซิร์ฟเวอร์ต่าง_ๆ และอื่น_ๆ'],
    ['กระทำความผิด', 'ก·ระ·ทำ¦ความ·ผิด'],
    ['ว่าด้วยการกระทำ', 'ว่าด้วยการ·ก·ระ·ทำ'],
    ['ลงทุนกับ[เครือข่าย](page:connectivity)แทน', 'ลงทุนกับ¦[เค·รื·อ·ข่า·ย](page:connectivity)¦แทน'],
    ['อ่าน**[ข้อตกลง](page:sla)**นี้', 'อ่าน¦**[ข้·อ·ต·ก·ล·ง](page:sla)¦**นี้'],
    ['RTO ระดับ 1', 'RTO ระดับ_1'],
    ['ภายใน 24 ชั่วโมง ตามมาตรา 37', 'ภายใน 24_ชั่วโมง ตามมาตรา_37'],
    ['ดู [แบ็กอัป 5 TB](page:backup 5 TB) หรือ {{แบ็กอัป}}', 'ดู [แบ็·ก·อั·ป 5_TB](page:backup 5 TB) หรือ {{แบ็กอัป}}'],
  ])('sets %s', (text, expected) => {
    expect(shown(typeset(text, 'th'))).toBe(expected)
  })

  it.each([
    ['Restores 5 TB in 4 hours, 99.95 % of the time', 'Restores 5_TB in 4_hours, 99.95_% of the time'],
    ['ISO/IEC 27001, Tier III, SQL Server', 'ISO/IEC_27001, Tier_III, SQL_Server'],
    ['5 sites, 10 Means and 3 MBA graduates', '5 sites, 10 Means and 3 MBA graduates'],
    ['`dd bs=4 MB` copies 4 MB', '`dd bs=4 MB` copies 4_MB'],
    ['Wi-Fi, ISO/IEC 20000-1, IEC 62443-3-2', 'Wi-·Fi, ISO/IEC_20000-·1, IEC_62443-·3-·2'],
    ['in AWS ap-southeast-7 or asia-southeast3', 'in AWS ap-·southeast-·7 or asia-southeast3'],
    ['a fault of severity 1', 'a fault of severity_1'],
    ['a flood-prone room', 'a flood-·prone room'],
    ['From 2026-11-01, call 02-000-0000', 'From 2026-11-01, call 02-000-0000'],
    ["We don't read the customers' `it's`", "We don’t read the customers’ `it's`"],
    ['คลาวด์', 'คลาวด์'],
  ])('sets %s in English', (text, expected) => {
    expect(shown(typeset(text, 'en'))).toBe(expected)
  })

  it('leaves addresses and placeholders letter for letter', () => {
    for (const text of [
      'https://example.com/คลาวด์',
      'sales@example.com',
      '{{คลาวด์}}',
      '`คลาวด์ ๆ`',
      '](page:คลาวด์)',
    ])
      expect(typesetThai(text)).toBe(text)
  })

  it('does not touch a word that only begins like a whole one', () => {
    expect(shown(typesetThai('แร็กๆ แร็กะ'))).toBe('แร็·ก_ๆ แร็กะ')
  })

  it('keeps each whole word whole, and only adds marks', () => {
    for (const word of keptWords) {
      const set = typesetThai(word)
      expect(bare(set)).toBe(word)
      expect(set, word).not.toContain(breakMark)
      const breaks = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(word)].slice(1)
      const isPossible = ({ segment }: { segment: string }) => !/^[ะ-ฺๅ-๎]/u.test(segment)
      for (const { index } of breaks.filter(isPossible)) expect(joinedPlaces(set), word).toContain(index)
    }
  })

  it('changes nothing the second time, and never the letters', () => {
    const piece = fc.constantFrom(
      ...keptWords,
      ...'กขเแ์่ะๆ ฯ5{}[]()`*',
      'ที่',
      'การ',
      ' GB',
      '24 ',
      '{{product}}',
      '](page:x)',
      breakMark,
      joiner,
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.constantFrom('en' as const, 'th' as const),
        (pieces, language) => {
          const text = pieces.join('')
          const once = typeset(text, language)
          expect(typeset(once, language)).toBe(once)
          expect(bare(once).replaceAll(/\s/gu, '')).toBe(bare(text).replaceAll(/\s/gu, ''))
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('glossary', () => {
  it('names every term and every Thai form once, in order', () => {
    expect(new Set(glossaryTerms.map(({ thai }) => thai)).size).toBe(glossaryTerms.length)
    expect(new Set(glossaryTerms.map(({ term }) => term)).size).toBe(glossaryTerms.length)
    const terms = glossaryTerms.map(({ term }) => term.toLowerCase())
    expect(terms).toEqual(terms.toSorted())
  })
})

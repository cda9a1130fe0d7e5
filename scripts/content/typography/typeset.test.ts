import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutter } from '../../../src/typography/cut.ts'
import glossary from './glossary.json' with { type: 'json' }
import { stretchesOf } from './thai.ts'
import { keptWords } from './thai-words.ts'
import { keptIn, typeset } from './typeset.ts'

const glossaryTerms: readonly { term: string; thai: string; note?: string; whole?: boolean }[] = glossary

/** Makes no-break spaces visible. */
const shown = (text: string) => text.replaceAll('\u00a0', '_')

/** Shows what stays on one line in braces, and further breaks as bars. */
const cutThai = (text: string) =>
  cutter(keptIn([text], 'th'))(text)
    .map((part) => (part.mayBreakBefore ? '|' : '') + (part.kept ? `{${part.text}}` : part.text))
    .join('')

/** Where each part ends. */
const placesOf = (parts: readonly { text: string }[]) => {
  let end = 0
  return parts.map(({ text }) => {
    end += text.length
    return end
  })
}

describe('typeset', () => {
  it.each([
    ['เซิร์ฟเวอร์ต่างๆ และอื่น ๆ', 'เซิร์ฟเวอร์ต่าง_ๆ และอื่น_ๆ'],
    ['RTO ระดับ 1', 'RTO ระดับ_1'],
    ['ใช้เวลา 7 ชั่วโมง 12 นาที 3 ครั้ง', 'ใช้เวลา 7_ชั่วโมง_12_นาที 3_ครั้ง'],
    ['โอกาสขาย 1 งานที่มีอยู่ ใน 2 ระบบ', 'โอกาสขาย 1_งานที่มีอยู่ ใน 2_ระบบ'],
    ['ภาษีหัก ณ ที่จ่าย 3 เปอร์เซ็นต์', 'ภาษีหัก_ณ_ที่จ่าย 3_เปอร์เซ็นต์'],
    ['ข้อมูล ณ พฤศจิกายน 2569, ณ {{day}}', 'ข้อมูล ณ_พฤศจิกายน 2569, ณ_{{day}}'],
    ['ส่งมอบใน 6–10 สัปดาห์ ภายใน 2 ตุลาคม', 'ส่งมอบใน 6–10_สัปดาห์ ภายใน 2_ตุลาคม'],
    ['ฉบับวันที่ 1 ธันวาคม พ.ศ. 2569', 'ฉบับวันที่_1_ธันวาคม พ.ศ._2569'],
    ['ภายใน 24 ชั่วโมง ตามมาตรา 37', 'ภายใน 24_ชั่วโมง ตามมาตรา_37'],
    [
      'ดู [แบ็กอัป 5 TB](page:backup 5 TB) หรือ {{แบ็กอัป 5 TB}}',
      'ดู [แบ็กอัป 5_TB](page:backup 5 TB) หรือ {{แบ็กอัป 5 TB}}',
    ],
  ])('sets %s', (text, expected) => {
    expect(shown(typeset(text, 'th'))).toBe(expected)
  })

  it.each([
    ['Restores 5 TB in 4 hours, 99.95 % of the time', 'Restores 5_TB in 4_hours, 99.95_% of the time'],
    ['ISO/IEC 27001, Tier III, SQL Server', 'ISO/IEC_27001, Tier_III, SQL_Server'],
    [
      'Call +66 2 000 0000 or 02 000 0000 within 7 hours 12 minutes',
      'Call +66_2_000_0000 or 02_000_0000 within 7_hours_12_minutes',
    ],
    ['in 2026 120 300 tickets', 'in 2026 120 300 tickets'],
    ['5 sites, 10 Means and 3 MBA graduates', '5 sites, 10 Means and 3 MBA graduates'],
    ['`dd bs=4 MB` copies 4 MB', '`dd bs=4 MB` copies 4_MB'],
    ['a fault of severity 1', 'a fault of severity_1'],
    ["We don't read the customers' `it's`", "We don’t read the customers’ `it's`"],
    ['ต่าง ๆ', 'ต่าง ๆ'],
    ['Handed over in 6–10 weeks · 2 working days', 'Handed over in 6–10_weeks_· 2_working days'],
    ['Disk × 3 · {{a}} × 12', 'Disk_×_3_· {{a}}_× 12'],
    ['2 × 16-core processors', '2_×_16-core processors'],
    ['{{size}} TB of {{name}} terms', '{{size}}_TB of {{name}} terms'],
    ['NIST SP 800-40 and B.E. 2562', 'NIST SP_800-40 and B.E._2562'],
    ['From 1 January 2027', 'From 1_January 2027'],
  ])('sets %s in English', (text, expected) => {
    expect(shown(typeset(text, 'en'))).toBe(expected)
  })

  it('leaves addresses and placeholders unchanged', () => {
    for (const text of ['https://example.com/5 MB', '{{5 MB}}', '`5 MB ๆ`', '](page:5 MB)'])
      expect(typeset(text, 'th')).toBe(text)
  })

  it('changes nothing the second time, and nothing but spaces', () => {
    const piece = fc.constantFrom(
      ...keptWords,
      ...'กขเแ์่ะๆ ฯ5{}[]()`*',
      'ที่',
      'การ',
      ' GB',
      '24 ',
      '{{product}}',
      '](page:x)',
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.constantFrom('en' as const, 'th' as const),
        (pieces, language) => {
          const text = pieces.join('')
          const once = typeset(text, language)
          expect(typeset(once, language)).toBe(once)
          expect(once.replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('what stays on one line', () => {
  it.each([
    ['บริการคลาวด์ส่วนตัว', 'บริการ|{คลาวด์}|{ส่วนตัว}'],
    ['ติดต่อผู้ให้บริการนี้', 'ติดต่อ|{ผู้ให้บริการนี้}'],
    ['เขาส่งผู้ชนะมา', 'เขาส่ง|{ผู้ชนะ}|มา'],
    ['ช่างซ่อมบำรุงและผู้ดูแลระบบ', 'ช่าง|{ซ่อมบำรุง}|และ|{ผู้ดูแลระบบ}'],
    ['(แบ็กอัป)', '({แบ็กอัป})'],
    ['คลาวด์เซิร์ฟเวอร์', '{คลาวด์เซิร์ฟเวอร์}'],
    ['มีราคาถูกกว่าครั้งละร้อย', 'มีราคา|{ถูกกว่า}|{ครั้งละ}|ร้อย'],
    ['สัญญา 12 เดือนขึ้นไปได้', 'สัญญา 12 เดือน|{ขึ้นไป}|ได้'],
    ['แล้วเราโทรหาคุณ', 'แล้วเรา|{โทรหา}|คุณ'],
    ['กระทำความผิด', '{กระทำ}|{ความผิด}'],
    ['ว่าด้วยการกระทำ', 'ว่าด้วย|{การกระทำ}'],
    ['License 2-core ในรุ่น v2-core', 'License {2-core} ในรุ่น v2-core'],
    ['จันทร์–ศุกร์ 08.30–17.30 น.', '{จันทร์–ศุกร์} {08.30–17.30} น.'],
    ['ราคา 500 บาท/เดือน', 'ราคา 500 {บาท/เดือน}'],
    ['แร็กๆ แร็กะ', '{แร็ก}ๆ แร็กะ'],
    ['Wi-Fi ตาม IEC 62443-3-2 ใน ap-southeast-7', '{Wi-Fi} ตาม IEC {62443-3-2} ใน {ap-southeast-7}'],
    ['2026-11-01, 02-000-0000, asia-southeast3', '2026-11-01, 02-000-0000, {asia-southeast3}'],
  ])('in %s', (text, cut) => {
    expect(cutThai(text)).toBe(cut)
  })

  it('is found across links, but not in verbatim text', () => {
    expect(keptIn(['ลงทุนกับ[เครือข่าย](page:คลาวด์)แทน'], 'th')).toEqual(['เครือข่าย'])
    expect(keptIn(['`คลาวด์` {{คลาวด์}} https://example.com/คลาวด์'], 'th')).toEqual([])
    expect(keptIn(['คลาวด์ Wi-Fi'], 'en')).toEqual(['Wi-Fi'])
  })

  it('keeps abbreviations and figures joined by a hyphen on one line', () => {
    expect(keptIn(['UTF-8 on RAID-6, AES-256-GCM, a 3-2-1 plan, VM-Host and x-9.'], 'en')).toEqual(
      expect.arrayContaining(['UTF-8', 'RAID-6', 'AES-256-GCM', '3-2-1', 'VM-Host', 'x-9']),
    )
    expect(keptIn(['Hardware-independent, Containers-1 and --RAID-6'], 'en')).toEqual(['Containers-1'])
  })

  it('keeps short words with a hyphen on one line, not long ones or those of several hyphens', () => {
    expect(keptIn(['Sign-in at month-end, then a start-up.'], 'en')).toEqual([
      'Sign-in',
      'month-end',
      'start-up',
    ])
    expect(keptIn(['A hardware-independent, up-to-the-minute offer with a --dry-run'], 'en')).toEqual([])
  })

  it('never breaks another word that has the same letters', () => {
    const texts = ['การที่เราดูแล', 'รายการที่เราดูแล', 'บริการของคุณ', 'การขอข้อมูล', 'จ่ายเงิน', 'รายการจ่ายเงินเดือน']
    const cut = cutter(keptIn(texts, 'th'))
    const parts = (text: string) => cut(text).map((part) => part.text)
    expect(parts('การที่เราดูแล')).toEqual(['การที่', 'เราดูแล'])
    expect(parts('รายการที่เราดูแล')).toEqual(['รายการ', 'ที่', 'เราดูแล'])
    expect(parts('บริการของคุณ')).toEqual(['บริการ', 'ของ', 'คุณ'])
    expect(parts('รายการจ่ายเงินเดือน')).toEqual(['รายการ', 'จ่ายเงินเดือน'])
  })

  it('ends where a word ends, whatever is beside it', () => {
    const word = fc.constantFrom(
      ...keptWords,
      'การ',
      'ที่',
      'ของ',
      'ราย',
      'บริการ',
      'โครงการ',
      'รายการ',
      'ตาม',
      'ขอ',
      'มา',
      'ก็',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 8 }), { maxLength: 6 }), (lists) => {
        const texts = lists.map((words) => words.join(''))
        const cut = cutter(keptIn(texts, 'th'))
        for (const text of texts) {
          const places = new Set(placesOf(stretchesOf(text)))
          const parts = cut(text)
          for (const [at, place] of placesOf(parts).entries())
            if (parts[at]?.kept || parts[at + 1]?.kept) expect(places, `${text} at ${place}`).toContain(place)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is every word of the lists, whole, by itself', () => {
    for (const word of keptWords) {
      const segments = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(word)]
      const stretches = stretchesOf(word)
      expect(stretches.map(({ text }) => text)).toEqual([word])
      if (segments.length > 1) expect(stretches[0]?.kept, word).toBe(true)
    }
  })
})

describe('a cutter', () => {
  const cut = cutter(['คลาวด์', 'คลาวด์เซิร์ฟเวอร์', 'แร็ก', '3-2'])
  const kept = (text: string) => cut(text).flatMap((part) => (part.kept ? [part.text] : []))

  it('takes the longest word, never a part of one', () => {
    expect(kept('คลาวด์เซิร์ฟเวอร์และคลาวด์')).toEqual(['คลาวด์เซิร์ฟเวอร์', 'คลาวด์'])
    expect(kept('แร็กะ เแร็ก แร็ก')).toEqual(['แร็ก'])
    expect(kept('3-2-1 13-2 3-2x 3-2')).toEqual(['3-2'])
  })

  it('takes a range of figures, without an entry', () => {
    expect(kept('Open 08:30–17:30, 6–9.5 GB, 1,000–1,500 or 2–')).toEqual([
      '08:30–17:30',
      '6–9.5',
      '1,000–1,500',
    ])
  })

  it('cuts an entry of several words at their boundaries', () => {
    expect(cutter(['รายการ|ที่', 'การที่'])('รายการที่')).toEqual([
      { text: 'รายการ', kept: true, mayBreakBefore: false },
      { text: 'ที่', kept: true, mayBreakBefore: true },
    ])
  })

  it('takes the letters beside the text into account', () => {
    expect(cut('คลาวด์', 'บริการ')).toEqual([{ text: 'คลาวด์', kept: true, mayBreakBefore: true }])
    expect(cut('คลาวด์', '(')).toEqual([{ text: 'คลาวด์', kept: true, mayBreakBefore: false }])
    expect(cut('แร็ก', '', 'ะ')).toEqual([{ text: 'แร็ก', kept: false, mayBreakBefore: false }])
  })

  it('changes no letter', () => {
    const piece = fc.constantFrom('คลาวด์', 'แร็ก', '3-2', 'เ', 'ะ', ' ', '-', 'ๆ', 'a', 'บริการ')
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        expect(
          cut(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
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

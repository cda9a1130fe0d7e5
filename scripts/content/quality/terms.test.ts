import { expect, test } from 'vitest'
import { sourcesOf } from './sources.fixture.ts'
import termbase from './termbase.json' with { type: 'json' }
import { termFindings } from './terms.ts'

const found = (language: 'en' | 'th', text: string, namespace = 'pages/home') =>
  termFindings(sourcesOf({ [language]: { [namespace]: { h1: text } } })).map(({ message }) => message)

test('a word to avoid is reported with what to write', () => {
  expect(found('en', 'Nobody is awake')).toEqual(['"Nobody": write no one'])
  expect(found('th', 'ย้ายภาระงานไป')).toEqual(['"ภาระงาน": write Workload'])
})

const listed = (['en', 'th'] as const).flatMap((language) =>
  termbase[language].flatMap(({ not }) => not.map((word): ['en' | 'th', string] => [language, word])),
)

test.each(listed.filter(([, word]) => !/[\\()[\]?|]/.test(word)))('%s: "%s" is found', (language, word) => {
  expect(found(language, `– ${word} –`)).not.toHaveLength(0)
})

test.each([
  'The data stands in Northfield',
  'Ring us at night',
  'Where your data lives',
  'A new line to every office',
  'Two tills',
  'Price it apart',
  'Send an E-mail',
  'It is no backup',
  'May we count?',
  'We do that as well.',
  'Around the clock, 24 × 7',
])('English to avoid is found: %s', (text) => {
  expect(found('en', text)).toHaveLength(1)
})

test.each([
  'LINE and a leased line, the command line and an assembly line',
  'HA stands for high availability as well as for more',
  'It saves lives; a live migration',
  'There is no charge, and it is no longer free',
  'A white paper on real estate',
  'One data hall',
  'The baseline, a tiller and a portal',
  'The token `line` and the command `lives`',
])('English of the field is left alone: %s', (text) => {
  expect(found('en', text)).toEqual([])
})

test.each([
  'เร็วแค่ไหน',
  'ใช้ได้ไหม',
  'ผู้ตรวจขอดู',
  'ผ่านสาย 1 Gbps',
  'นับคอร์จริง',
  'เก็บล็อก 90 วัน',
  'ไม่ใช่ราคาแต่เป็นเวลา',
])('Thai to avoid is found: %s', (text) => {
  expect(found('th', text).length).toBeGreaterThan(0)
})

test.each(['ไฟไหม้', 'ผู้ตรวจสอบ', 'สายการผลิต', 'เรคอร์ด คอร์ส', 'ข้อมูลที่ล็อกแล้ว บล็อก', '“ศูนย์ข้อมูล”', 'ตู้คอนเทนเนอร์'])(
  'Thai terms of the field are left alone: %s',
  (text) => {
    expect(found('th', text)).toEqual([])
  },
)

test('legal texts keep their register', () => {
  expect(found('th', 'ท่านถอนความยินยอมเมื่อใดก็ได้', 'pages/privacy')).toEqual([])
  expect(found('th', 'ท่านถอนความยินยอมเมื่อใดก็ได้', 'pages/why')).toHaveLength(2)
  expect(found('th', 'ภาระงาน', 'pages/privacy')).toHaveLength(1)
})

import { expect, it } from 'vitest'
import { cutter } from '../typography/cut.ts'
import { matchesIn } from './matches.ts'
import type { Mark } from './search.ts'

const marked = (text: string, marks: readonly Mark[]) =>
  matchesIn(text, marks, cutter(['ใบรับรอง', 'ใบเสนอราคา', 'ไฟร์วอลล์', 'สำรองข้อมูล']))
    .toReversed()
    .reduce(
      (result, [from, to]) => `${result.slice(0, from)}[${result.slice(from, to)}]${result.slice(to)}`,
      text,
    )

const each = (...words: string[]): Mark[] => words.map((word) => ({ terms: [word], open: false }))
const typing = (word: string): Mark[] => [{ terms: [word], open: true }]
const all = (...terms: string[]): Mark[] => [{ terms, open: false }]

it.each([
  ['Managed Postgres clusters', each('postgr', 'cluster'), 'Managed [Postgres] [clusters]'],
  ['RAID5 or RAID 6', each('raid'), '[RAID]5 or [RAID] 6'],
  ['Backups of orchards', typing('orc'), 'Backups of [orc]hards'],
  ['Cars and cardinals', each('car'), '[Cars] and cardinals'],
  ['Rates and services', all('rat', 'card'), 'Rates and services'],
  ['Our rate card', all('rat', 'card'), 'Our [rate] [card]'],
  ['ติดตั้งไฟร์วอลล์ใหม่', each('ไฟวอล'), 'ติดตั้ง[ไฟร์วอลล์]ใหม่'],
  ['Backup และสำรองข้อมูล', each('backup', 'สำรองขอมุล'), '[Backup] และ[สำรองข้อมูล]'],
  ['รายงานและใบรับรองของเรา', each('ไบรับ'), 'รายงานและ[ใบรับรอง]ของเรา'],
  ['ขอใบเสนอราคา', each('ราคา'), 'ขอ[ใบเสนอราคา]'],
  ['การบริการในประเทศไทย', each('การ'), '[การ]บริการในประเทศไทย'],
  ['nothing', each('else'), 'nothing'],
  ['', each('x'), ''],
])('marks in %s', (text, marks, expected) => {
  expect(marked(text, marks)).toBe(expected)
})

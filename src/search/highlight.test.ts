import { expect, it } from 'vitest'
import { cutter } from '../typography/cut.ts'
import { matchesIn } from './highlight.tsx'

const marked = (text: string, terms: string[]) =>
  matchesIn(text, terms, cutter(['ใบรับรอง', 'ใบเสนอราคา', 'ไฟร์วอลล์', 'สำรองข้อมูล']))
    .toReversed()
    .reduce(
      (result, [from, to]) => `${result.slice(0, from)}[${result.slice(from, to)}]${result.slice(to)}`,
      text,
    )

it.each([
  ['Managed Postgres clusters', ['postgre', 'cluster'], 'Managed [Postgres] [clusters]'],
  ['RAID5 or RAID 6', ['raid'], '[RAID5] or [RAID] 6'],
  ['ติดตั้งไฟร์วอลล์ใหม่', ['ไฟวอล'], 'ติดตั้ง[ไฟร์วอลล์]ใหม่'],
  ['Backup และสำรองข้อมูล', ['backup', 'สำรองขอมุล'], '[Backup] และ[สำรองข้อมูล]'],
  ['รายงานและใบรับรองของเรา', ['ไบรับ'], 'รายงานและ[ใบรับรอง]ของเรา'],
  ['ขอใบเสนอราคา', ['ราคา'], 'ขอ[ใบเสนอราคา]'],
  ['การบริการในประเทศไทย', ['การ'], '[การ]บริการในประเทศไทย'],
  ['nothing', ['else'], 'nothing'],
  ['', ['x'], ''],
])('marks in %s', (text, terms, expected) => {
  expect(marked(text, terms)).toBe(expected)
})

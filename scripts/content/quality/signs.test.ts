import { expect, test } from 'vitest'
import { pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import { brand } from '../../../src/provider/brand.ts'
import { signFindings } from './signs.ts'
import { sourcesOf } from './sources.fixture.ts'

const found = (language: 'en' | 'th', text: string, namespace = 'pages/why') =>
  signFindings(sourcesOf({ [language]: { [namespace]: { h1: text } } })).map(
    ({ message }) => message.split(':')[0],
  )

test('per cent is closed, units are open, rates are in bps', () => {
  expect(found('en', '99.95 % of 10TB at 1 Gbit/s')).toEqual(['"5 %"', '"0TB"', '"Gbit/s"'])
  expect(found('en', '99.95% of 10 TB at 1 Gbps and 100M `10TB`')).toEqual([])
})

test('calculators, and the home page with its short one, may use the units of data sheets', () => {
  expect(found('en', '1 Gbit/s', 'calculators/shared')).toEqual([])
  expect(found('en', '1 Gbit/s', pageOfKind('home').namespace)).toEqual([])
})

test.each([
  'ย้ายVM',
  'VMย้าย',
  '80%ของ',
  'ระบบ(ใหม่)',
  'เร็วๆ',
  'เร็ว ๆนี้',
  'ย้ายระบบแล้ว.',
  'เร็วไหม?',
  'ย้าย, เก็บ',
  '2 แห่ง และสองแห่ง',
  'เวลา 08:30',
  'ช่องทาง : โทร',
])('Thai signs are found: %s', (text) => {
  expect(found('th', text)).toHaveLength(1)
})

test('a product with a Latin name needs its spaces too', () => {
  const isLatin = /^\p{Script=Latin}/u.test(brand.product)
  expect(found('th', 'ทำไมต้อง{{product}}')).toHaveLength(isLatin ? 1 : 0)
})

test.each([
  'ย้าย VM 40 เครื่อง ของ {{product}} ในกรุงเทพฯ และ สกมช. หรือ พ.ร.บ. 08.30–17.30 น.',
  'บ่อย ๆ (เช่น Linux, Windows) ภายใน 12,000 บาท/เดือน',
  'อ่านได้ที่[วิธีทำงาน](page:why) ใช้ “Save” และสองทางเลือก',
])('Thai as it is written is left alone: %s', (text) => {
  expect(found('th', text)).toEqual([])
})

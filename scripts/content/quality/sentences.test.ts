import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('an English text is split into sentences; those under five words are left out', () => {
  expect(sentencesOf('A lost key is a lost backup. Not always. “Plan for the day it happens”', 'en')).toEqual(
    ['a lost key is a lost backup', 'plan for the day it happens'],
  )
})

test('a Thai text is split into clauses only at spaces between Thai words', () => {
  const text = 'ผู้โจมตีมักแฝงตัวอยู่ในระบบ VM หลายสัปดาห์ก่อนลงมือ ลูกค้าจึงควรเก็บสำเนาไว้มากกว่าหนึ่งเดือน สั้นมาก'
  expect(sentencesOf(text, 'th')).toEqual([
    'ผู้โจมตีมักแฝงตัวอยู่ในระบบ vm หลายสัปดาห์ก่อนลงมือ',
    'ลูกค้าจึงควรเก็บสำเนาไว้มากกว่าหนึ่งเดือน',
  ])
})

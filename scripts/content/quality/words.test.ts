import { expect, test } from 'vitest'
import { countCharacters, countWords, isDense } from './words.ts'

test.each([
  ['Two 4 TB disks – and a spare.', 7],
  ['NOR1–SOU1, 99.95 %', 2],
  ['', 0],
])('English words are separated by spaces: %s', (text, words) => {
  expect(countWords(text, 'en')).toBe(words)
})

test('Thai words are found without spaces; Latin words among them count', () => {
  expect(countWords('ฐานข้อมูลอยู่ที่ไหน', 'th')).toBeGreaterThanOrEqual(3)
  expect(countWords('สำรอง VM ทุกวัน', 'th')).toBeGreaterThan(countWords('สำรองทุกวัน', 'th'))
})

test('a loan word that the dictionary does not know is one word', () => {
  expect(countWords('คลาวด์', 'th')).toBe(1)
  expect(countWords('คลาวด์เนทีฟ', 'th')).toBe(1)
  expect(countWords('คลาวด์ใหม่', 'th')).toBe(2)
})

test('words of any other language without spaces are found too', () => {
  expect(countWords('我们在泰国托管和运维客户的系统', 'zh' as never)).toBeGreaterThanOrEqual(6)
})

test('Chinese and Japanese are measured in characters, other languages in words', () => {
  expect(['zh', 'zh-Hant', 'ja', 'ko', 'th', 'de'].filter(isDense)).toEqual(['zh', 'zh-Hant', 'ja'])
  expect(countCharacters('我们托管 VM，在泰国。')).toBe(9)
})

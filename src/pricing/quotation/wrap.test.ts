import { afterEach, expect, it, vi } from 'vitest'

const widthOf = (text: string) => [...text].length

const fresh = async () => {
  vi.resetModules()
  return (await import('./wrap.ts')).wrapped
}

// Test files share modules: prevents the next file from using one evaluated without a segmenter.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('ends lines between Thai words', async () => {
  const wrapped = await fresh()
  expect(wrapped('ใบเสนอราคาเป็นเงินบาท', 12, widthOf)).toEqual(['ใบเสนอราคา', 'เป็นเงินบาท'])
})

it('ends lines at spaces, and splits longer words, if the browser has no segmenter', async () => {
  const { Segmenter: _, ...older } = Object.getOwnPropertyDescriptors(Intl)
  vi.stubGlobal('Intl', Object.defineProperties({}, older))
  const wrapped = await fresh()
  expect(wrapped('one two three', 8, widthOf)).toEqual(['one two', 'three'])
  expect(wrapped('ใบเสนอราคา ที่ 5', 6, widthOf)).toEqual(['ใบเสนอ', 'ราคา', 'ที่ 5'])
})

it('begins no line with the dot that separates texts', async () => {
  const wrapped = await fresh()
  expect(wrapped('one · two', 5, widthOf)).toEqual(['one ·', 'two'])
})

import type { Page } from '@playwright/test'
import { joiner } from '../../src/typography/marks.ts'
import { keptWords, unknownWords } from '../../src/typography/thai-words.ts'
import { typesetThai } from '../../src/typography/typeset.ts'

export interface BadBreak {
  /** Width of the viewport in CSS px. */
  width: number
  word: string
  /** The line on which the word starts, to find it by. */
  line: string
}

const before = ['บริการ', 'การใช้', 'ที่ต้อง', 'และ', 'ผู้ให้บริการ', 'ก่อนหลัง', 'จัดการ', 'ย้ายระบบไปยัง', 'อยู่บน', '']
const after = [
  'ส่วนตัว',
  'ขององค์กร',
  'กลาง',
  'ที่อยู่ในประเทศไทย',
  'ระหว่างลูกค้า',
  'แล้ว',
  'ต่าง ๆ',
  ' และ',
  'อย่างต่อเนื่อง',
  '',
]

/** Running text with every word that dictionaries do not know, in ten contexts, some directly beside each other. */
export const runningText = before
  .flatMap((lead, turn) => unknownWords.map((word, i) => lead + word + after[(turn + i) % after.length]))
  .map((phrase, i) => phrase + (i % 4 ? '' : ' '))
  .join('')

/**
 * Replaces the document by running text that holds every kept word.
 * @param set typesets the text like the build
 */
export const showRunningText = (page: Page, set: (text: string) => string = typesetThai) =>
  page.setContent(
    `<!doctype html><html lang="th"><body style="margin:0;padding:0 20px"><p>${set(runningText)}</p></body></html>`,
  )

/** Every kept word, the longest first, and the joiner between its letters. */
export const kept = { words: keptWords.toSorted((a, b) => b.length - a.length), joiner }

/** Lists the kept words that the document breaks over two lines at its present width; runs in the page. */
export const brokenIn = ({ words, joiner }: typeof kept): Omit<BadBreak, 'width'>[] => {
  const inner = words.map((word) => [...word].join(`${joiner}?`))
  const pattern = new RegExp(`(?<![เ-ไ])(?:${inner.join('|')})(?![ะ-ฺ็-๎])`, 'gu')
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: { word: string; line: string }[] = []
  const range = document.createRange()
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    for (const { 0: word, index } of node.parentElement?.checkVisibility()
      ? (node.textContent ?? '').matchAll(pattern)
      : []) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      const [first] = rects
      if (first && rects.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
        broken.push({
          word: word.replaceAll(joiner, ''),
          line: node.textContent?.slice(Math.max(0, index - 20), index + 20) ?? '',
        })
    }
  return broken
}

export const brokenWords = (page: Page): Promise<Omit<BadBreak, 'width'>[]> => page.evaluate(brokenIn, kept)

/**
 * Lays the kept words out in running text at each width, in CSS px, and lists those that a line break splits. The first width fits no two
 * words, so it shows every break that any width can have.
 */
export const findBadBreaks = async (page: Page, widths = [1, 320, 390, 768, 1200]) => {
  await showRunningText(page)
  const found: BadBreak[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const bad of await brokenWords(page)) found.push({ width, ...bad })
  }
  return found
}

import type { Page } from '@playwright/test'
import { keptWords, unknownWords } from '../../scripts/content/typography/thai-words.ts'
import { keptIn } from '../../scripts/content/typography/typeset.ts'
import { brand } from '../../src/provider/brand.ts'
import { cutter, type Part } from '../../src/typography/cut.ts'

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

/** Running text with every word that browsers' dictionaries lack, in ten contexts, some directly next to each other. */
export const runningText = before
  .flatMap((lead, turn) => unknownWords.map((word, i) => lead + word + after[(turn + i) % after.length]))
  .map((phrase, i) => phrase + (i % 4 ? '' : ' '))
  .join('')

/** Splits a Thai text into parts as the site does. */
export const partsOf = (text: string): readonly Part[] => cutter(keptIn([text], 'th'))(text)

const keptHtml = (text: string): string =>
  partsOf(text)
    .map(({ text: letters, kept, mayBreakBefore }) => {
      const element = kept ? `<no-break>${letters}</no-break>` : letters
      return mayBreakBefore ? `<wbr>${element}` : element
    })
    .join('')

/**
 * Replaces the document by running text that holds every kept word.
 * @param set makes HTML of the text
 */
export const showRunningText = (page: Page, set: (text: string) => string = keptHtml) =>
  page.setContent(
    `<!doctype html><html lang="th"><style>no-break { white-space: nowrap }</style><body style="margin:0;padding:0 20px"><p>${set(runningText)}</p></body></html>`,
  )

/** Patterns of what no line may end in: a range of figures, what a dot follows, and every kept word, the longest first. */
export const kept: readonly string[] = [
  String.raw`\d[\d.,:]*–[\d.,:]*\d`,
  String.raw`\S\s·`,
  ...keptWords.toSorted((a, b) => b.length - a.length),
]

/** Lists the matches of patterns that the document breaks over two lines at its present width; runs in the page. */
export const brokenIn = (patterns: readonly string[]): Omit<BadBreak, 'width'>[] => {
  const pattern = new RegExp(`(?<![เ-ไ])(?:${patterns.join('|')})(?![ะ-ฺ็-๎])`, 'gu')
  const blockOf = (node: Node): Element | null => {
    let element = node.parentElement
    while (element && getComputedStyle(element).display === 'inline') element = element.parentElement
    return element
  }
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: { block: Element | null; nodes: Node[] }[] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue
    const block = blockOf(node)
    const last = texts.at(-1)
    if (last && last.block === block) last.nodes.push(node)
    else texts.push({ block, nodes: [node] })
  }
  const broken: { word: string; line: string }[] = []
  const range = document.createRange()
  for (const { nodes: parts } of texts) {
    const text = parts.map(({ textContent }) => textContent).join('')
    const placeOf = (offset: number, isEnd: boolean): [Node, number] => {
      let left = offset
      for (const part of parts) {
        const { length } = part.textContent ?? ''
        if (isEnd ? left <= length : left < length) return [part, left]
        left -= length
      }
      throw new Error(`${offset} is outside of "${text}"`)
    }
    for (const { 0: word, index } of text.matchAll(pattern)) {
      range.setStart(...placeOf(index, false))
      range.setEnd(...placeOf(index + word.length, true))
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      const [first] = rects
      if (first && rects.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
        broken.push({ word, line: text.slice(Math.max(0, index - 20), index + 20) })
    }
  }
  return broken
}

/** Lists the kept words that a page breaks; not those of a provider's Thai name, which English pages treat as a word of theirs. */
export const brokenWords = async (page: Page): Promise<Omit<BadBreak, 'width'>[]> => {
  const broken = await page.evaluate(brokenIn, kept)
  return broken.filter(({ word, line }) => !(brand.product.includes(word) && line.includes(brand.product)))
}

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

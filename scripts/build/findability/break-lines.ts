import type { Language } from '../../../src/i18n/languages.ts'
import { breakMark, joiner, withoutMarks } from '../../../src/typography/marks.ts'

const isThai = (character = '') => /[\u0e00-\u0e7f]/.test(character)

/** Characters that no line begins with: signs that repeat or close what precedes them. */
const clings = (character = '') => /[ๆฯ.,;:!?)\]”’%]/.test(character)

/** Where each word of a Thai text without typesetting marks ends, by the dictionary. */
const wordEnds = (text: string): Set<number> =>
  new Set([...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].map(({ index }) => index))

/**
 * Splits a text where a line may break: after spaces, and between the words of Thai, where typesetting marks overrule the dictionary. The
 * pieces carry no such marks.
 */
export const unbreakable = (text: string, language: Language): string[] => {
  const plain = withoutMarks(text)
  const ends = language === 'th' ? wordEnds(plain) : new Set<number>()
  const pieces: string[] = []
  let mark = ''
  for (const character of text) {
    if (character === joiner || character === breakMark) {
      mark = character
      continue
    }
    const at = pieces.join('').length
    const before = plain[at - 1]
    const betweenWords = isThai(before) && isThai(character) && ends.has(at) && mark !== joiner
    const breaks = before === ' ' || mark === breakMark || betweenWords
    if (pieces.length > 0 && (!breaks || clings(character))) pieces[pieces.length - 1] += character
    else pieces.push(character)
    mark = ''
  }
  return pieces
}

/** What a break costs that parts a phrase of Thai instead of standing at a space; 1 is a line off by its whole length. */
const partedPhrase = 0.15

/** A piece and how wide it is: with the space behind it, and without, as at a line's end. */
interface Measured {
  readonly text: string
  readonly width: number
  readonly bare: number
}

interface Setting {
  readonly lines: readonly string[]
  readonly cost: number
}

/** The best division of the pieces into so many lines of about the same length. */
const bestSetting = (pieces: readonly Measured[], room: number, count: number): Setting | undefined => {
  const ideal = pieces.reduce((sum, { width }) => sum + width, 0) / count
  const best = (from: number, left: number): Setting | undefined => {
    if (left === 0) return from === pieces.length ? { lines: [], cost: 0 } : undefined
    let found: Setting | undefined
    let text = ''
    let width = 0
    for (const [index, piece] of pieces.slice(from).entries()) {
      const line = text + piece.text.trimEnd()
      const length = width + piece.bare
      if (length > room) break
      text += piece.text
      width += piece.width
      const to = from + index + 1
      const rest = best(to, left - 1)
      if (!rest) continue
      const parted = to < pieces.length && !text.endsWith(' ') ? partedPhrase : 0
      const cost = (length / ideal - 1) ** 2 + parted + rest.cost
      if (!found || cost < found.cost) found = { lines: [line, ...rest.lines], cost }
    }
    return found
  }
  return best(0, count)
}

/**
 * As few lines as fit, of lengths as equal as possible, broken between phrases rather than within.
 * @returns nothing if more than `most` are needed
 */
export const balancedLines = (
  pieces: readonly string[],
  widthOf: (text: string) => number,
  room: number,
  most: number,
): readonly string[] | undefined => {
  const measured = pieces.map((text) => ({ text, width: widthOf(text), bare: widthOf(text.trimEnd()) }))
  for (let count = 1; count <= most; count++) {
    const setting = bestSetting(measured, room, count)
    if (setting) return setting.lines
  }
  return undefined
}

import { isThai } from '../../../src/typography/cut.ts'
import { compound, unknown } from './thai-words.ts'

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** Offsets at which the dictionary starts a word. */
export const wordStarts = (letters: string) => [...segmenter.segment(letters)].map(({ index }) => index)

/** Prefixes that form a word with the one after them, like “-er” and “-tion” at the end of English words. */
const prefix = /^(?:การ|ความ|ผู้|เครื่อง|นัก|น่า|ใบ|คำ|ข้อ|ไม่)$/u

/** Words that belong to the one before them, like “-er” in “faster” and “-self”. */
const suffix = /^(?:กว่า|ที่สุด|กัน|ละ|นั้น|นี้|ไว้|ไหน)$/u

/** Verbs of direction, and the words after them that say whether it leads away or here, like “-wards”. */
const direction = /^(?:ขึ้น|ลง|เข้า|ออก|กลับ|ต่อ|ย้อน|ถัด)$/u
const away = /^(?:ไป|มา)$/u

/** Letters without a vowel that the dictionary leaves over and that are not a word. */
const remainder = /^(?:[ก-ฮ]|[ก-ฮ]+[็์][ก-ฮ]*์?)$/u

/** Whether two words of the dictionary must stay on one line. */
const isBound = (word: string, next: string): boolean =>
  prefix.test(word) || suffix.test(next) || remainder.test(next) || (direction.test(word) && away.test(next))

interface Piece {
  start: number
  end: number
}

const piecesOf = (letters: string, pattern: RegExp): readonly Piece[] =>
  [...letters.matchAll(pattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))

const isInside = (pieces: readonly Piece[], place: number) =>
  pieces.some(({ start, end }) => start < place && place < end)

/** Starts of words in order, where each unknown word counts as one. */
const startsAround = (letters: string, unknownPieces: readonly Piece[]) => {
  const starts: number[] = []
  let from = 0
  for (const { start, end } of [...unknownPieces, { start: letters.length, end: letters.length }]) {
    for (const index of wordStarts(letters.slice(from, start))) starts.push(from + index)
    if (start < end) starts.push(start)
    from = end
  }
  return starts
}

/** Letters between two places at which a line may end. */
export interface Stretch {
  text: string
  /** Whether a browser's dictionary would break it inside. */
  kept: boolean
}

/** Divides letters wherever a Thai line may end: between words, but not after a prefix nor inside a compound or a loan word. */
export const stretchesOf = (letters: string): readonly Stretch[] => {
  const unknownPieces = piecesOf(letters, unknown)
  const compoundPieces = piecesOf(letters, compound)
  const starts = startsAround(letters, unknownPieces)
  const isJoined = (start: number, at: number) => {
    const before = letters.slice(starts[at - 1] ?? 0, start)
    const next = letters.slice(start, starts[at + 1])
    if (!isThai(before.at(-1)) || !isThai(next[0])) return false
    return isInside(compoundPieces, start) || isBound(before, next)
  }
  const joined = new Set(starts.filter(isJoined))
  const places = starts.filter((start) => !joined.has(start))
  const stretches = places.map((start, at) => {
    const end = places[at + 1] ?? letters.length
    const isUnknown = unknownPieces.some((piece) => start <= piece.start && piece.end <= end)
    return { start, end, kept: isUnknown || starts.some((inner) => start < inner && inner < end) }
  })
  // Browsers segment the text between kept stretches separately, and may find other words there than in the whole.
  for (let from = 0; from < stretches.length; ) {
    const next = stretches.findIndex(({ kept }, at) => at >= from && kept)
    const gap = stretches.slice(from, next < 0 ? undefined : next)
    const [first] = gap
    const found = first
      ? wordStarts(letters.slice(first.start, gap.at(-1)?.end)).map((start) => first.start + start)
      : []
    const split = gap.find(({ start, end }) => found.some((inner) => start < inner && inner < end))
    if (split) split.kept = true
    else from = next < 0 ? stretches.length : next + 1
  }
  return stretches.map(({ start, end, kept }) => ({ text: letters.slice(start, end), kept }))
}

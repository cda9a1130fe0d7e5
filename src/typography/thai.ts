import { breakMark, joiner } from './marks.ts'
import { clusters, compound, unknown } from './thai-words.ts'

const isThai = (character = '') => /[ก-ฺเ-ๅ็-๎]/u.test(character)

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** Offsets at which the dictionary starts a word. */
const wordStarts = (prose: string) => [...segmenter.segment(prose)].map(({ index }) => index)

/** Prefixes that form a word with the one after them, like “-er” and “-tion” at the end of English words. */
const prefix = /^(?:การ|ความ|ผู้|เครื่อง|นัก|น่า|ใบ|คำ|ข้อ)$/u

/** Letters without a vowel, which the dictionary leaves over and which are no word. */
const remainder = /^(?:[ก-ฮ]|[ก-ฮ]+[็์][ก-ฮ]*์?)$/u

/** Whether two words of the dictionary must stay on one line. */
const isBound = (word: string, next: string): boolean => prefix.test(word) || remainder.test(next)

interface Piece {
  start: number
  end: number
}

const piecesOf = (prose: string, pattern: RegExp): readonly Piece[] =>
  [...prose.matchAll(pattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))

const isInside = (pieces: readonly Piece[], place: number) =>
  pieces.some(({ start, end }) => start < place && place < end)

/** Starts of words in order, where each unknown word counts as one. */
const startsAround = (prose: string, unknownPieces: readonly Piece[]) => {
  const starts: number[] = []
  let from = 0
  for (const { start, end } of [...unknownPieces, { start: prose.length, end: prose.length }]) {
    for (const index of wordStarts(prose.slice(from, start))) starts.push(from + index)
    if (start < end) starts.push(start)
    from = end
  }
  return starts
}

/** Invisible marks by the index of the letter that they precede. */
type Signs = ReadonlyMap<number, string>

/** Inline marks, which stand between letters that readers see side by side. */
const inlineMark = /\*\*|\[|\]\([^)]*\)/g
/** A letter with the ends of links before it and the opening marks: the sign goes outside the link that the letter begins. */
const letterWithMarks = /((?:(?:\*\*|\[)*\]\([^)]*\))*)((?:\*\*|\[)*)([\s\S]?)/g

/** Inserts each sign before its letter. Indexes count letters without inline marks. */
const withSigns = (prose: string, signs: Signs) => {
  let index = 0
  return prose.replace(
    letterWithMarks,
    (_all, closing: string, opening: string, letter: string) =>
      closing + (signs.get(index++) ?? '') + opening + letter,
  )
}

/** Starts that the dictionary finds only because of the inserted signs: it reads each stretch between them separately. */
const newStarts = (letters: string, signs: Signs, known: ReadonlySet<number>) => {
  const marked = letters
    .split('')
    .map((letter, index) => (signs.get(index) ?? '') + letter)
    .join('')
  const places = marked.split('').flatMap((sign, at) => (sign === joiner || sign === breakMark ? [] : [at]))
  const found = new Set(wordStarts(marked))
  return places.flatMap((place, index) =>
    found.has(place) &&
    !known.has(index) &&
    !signs.has(index) &&
    isThai(letters[index - 1]) &&
    isThai(letters[index])
      ? [index]
      : [],
  )
}

/** Marks Thai prose, which has no such marks yet, so that lines end only between words; inline marks may be inside. */
export const keepWordsWhole = (prose: string) => {
  const letters = prose.replace(inlineMark, '')
  const unknownPieces = piecesOf(letters, unknown)
  const compoundPieces = piecesOf(letters, compound)
  const starts = startsAround(letters, unknownPieces)
  const signs = new Map<number, string>()
  for (const [at, start] of starts.entries()) {
    const before = letters.slice(starts[at - 1] ?? 0, start)
    const next = letters.slice(start, starts[at + 1])
    if (!isThai(before.at(-1)) || !isThai(next[0])) continue
    if (isInside(compoundPieces, start) || isBound(before, next)) signs.set(start, joiner)
    // A break mark keeps the dictionary from joining an unknown word's ends to its neighbours.
    else if (unknownPieces.some((piece) => piece.start === start || piece.end === start))
      signs.set(start, breakMark)
  }
  for (const { start, end } of unknownPieces) {
    let place = start
    for (const cluster of clusters(letters.slice(start, end))) {
      if (place > start) signs.set(place, joiner)
      place += cluster.length
    }
  }
  const known = new Set(starts)
  let found: readonly number[]
  do {
    found = newStarts(letters, signs, known)
    for (const start of found) signs.set(start, joiner)
  } while (found.length > 0)
  return withSigns(prose, signs)
}

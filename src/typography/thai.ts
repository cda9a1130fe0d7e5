import compounds from './compounds.json' with { type: 'json' }
import glossary from './glossary.json' with { type: 'json' }
import { breakMark, joiner, withoutMarks } from './marks.ts'

/** Parts of a word that no browser breaks: a leading vowel, a consonant, the signs on it, a vowel that follows. */
const clusters = (word: string) => word.match(/[เ-ไ]?[ก-ฮ][ัิ-ฺ็-๎]*[ะาำๅ]?|./gu) ?? []

/** Clusters that even the largest heading sets on one line of the narrowest phone. */
const longest = 14

const isOneWord = (term: string) => /^[ก-๎]+$/u.test(term) && clusters(term).length <= longest

/** In an expression the longest comes first, so that it wins. */
const anyOf = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => clusters(word).join(`${joiner}?`))
    .join('|')

/** As a word of its own; not where the next sign would belong to its last letter or a leading vowel to its first. */
const within = (words: readonly string[]) => new RegExp(`(?<![เ-ไ])(?:${anyOf(words)})(?![ะ-ฺ็-๎])`, 'gu')

const entries: readonly { thai: string; whole?: boolean }[] = glossary

/** Terms that browsers' dictionaries break in the middle of a word. */
export const unknownWords: readonly string[] = entries.flatMap(({ thai, whole }) => (whole ? [thai] : []))

/** What readers take for one word and dictionaries for several. */
const compoundWords = [
  ...compounds,
  ...entries.flatMap(({ thai, whole }) => (!whole && isOneWord(thai) ? [thai] : [])),
]

/** Words that stay on one line. */
export const keptWords: readonly string[] = [...new Set([...unknownWords, ...compoundWords])]

const unknown = within(unknownWords)
const compound = within(compoundWords)

const isThai = (character = '') => /[ก-ฺเ-ๅ็-๎]/u.test(character)

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** Where the dictionary begins a word. */
const wordStarts = (prose: string) => [...segmenter.segment(prose)].map(({ index }) => index)

/** What makes a word of the one behind it, as “-er” and “-tion” do at the end of English ones. */
const prefix = /^(?:การ|ความ|ผู้|เครื่อง|นัก|น่า|ใบ|คำ|ข้อ)$/u

/** What no word consists of: letters without a vowel that the dictionary has left over. */
const remainder = /^(?:[ก-ฮ]|[ก-ฮ]+[็์][ก-ฮ]*์?)$/u

/** Whether a line must not end between two words of the dictionary. */
const isBound = (word: string, next: string): boolean => prefix.test(word) || remainder.test(next)

interface Piece {
  start: number
  end: number
}

const piecesOf = (prose: string, pattern: RegExp): readonly Piece[] =>
  [...prose.matchAll(pattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))

const isInside = (pieces: readonly Piece[], place: number) =>
  pieces.some(({ start, end }) => start < place && place < end)

/** Words of the dictionary and, each as one, those that it does not know; their starts in order. */
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

/** The signs to put before single letters. */
type Signs = ReadonlyMap<number, string>

/** What stands between letters that readers see next to each other. */
const inlineMark = /\*\*|\[|\]\([^)]*\)/g
/** A letter behind the ends of links and before what opens: a sign stands outside the link that its letter begins. */
const letterWithMarks = /((?:(?:\*\*|\[)*\]\([^)]*\))*)((?:\*\*|\[)*)([\s\S]?)/g

/** The prose with each sign before its letter, counted without the inline marks. */
const withSigns = (prose: string, signs: Signs) => {
  let index = 0
  return prose.replace(
    letterWithMarks,
    (_all, closing: string, opening: string, letter: string) =>
      closing + (signs.get(index++) ?? '') + opening + letter,
  )
}

/** Words that the dictionary finds only because the text is marked: it reads no further than to the next mark. */
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

/** Thai prose, with its inline marks, whose lines end between words only. */
export const keepWordsWhole = (text: string) => {
  const prose = withoutMarks(text)
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
    // Without break marks the dictionary would take an unknown word's ends for parts of its neighbours.
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
  for (
    let found = newStarts(letters, signs, known);
    found.length > 0;
    found = newStarts(letters, signs, known)
  )
    for (const start of found) signs.set(start, joiner)
  return withSigns(prose, signs)
}

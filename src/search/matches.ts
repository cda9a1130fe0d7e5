import { type Cut, cutter } from '../typography/cut.ts'
import type { Mark } from './search.ts'
import { foldThai, latinWords, runsOf, shortOpening, stem, thaiParts } from './words.ts'

type Range = readonly [start: number, end: number]

/** Finds the ranges of a searched word in a run of a text; if the word may be unfinished (`open`), also at the beginning of longer words. */
type Finder = (term: string, open: boolean) => readonly Range[]

/** Finders by text: a list shows the same texts on every keystroke, and segmenting Thai takes longer than comparing. */
const finders = new WeakMap<Cut, Map<string, readonly Finder[]>>()

const findersOf = (text: string, cut: Cut): readonly Finder[] => {
  const ofCut = finders.get(cut) ?? new Map<string, readonly Finder[]>()
  finders.set(cut, ofCut)
  const cached = ofCut.get(text)
  if (cached) return cached
  const made = runsOf(text).map(({ text: run, thai, start }) =>
    thai ? inThai(run, start, cut) : inLatin(run, start),
  )
  ofCut.set(text, made)
  return made
}

const noWords = cutter([])

/**
 * The ranges of searched words in a text, in order, without overlaps.
 * @param cut knows Thai words that a dictionary would split
 */
export const matchesIn = (text: string, marks: readonly Mark[], cut = noWords): readonly Range[] => {
  if (marks.length === 0) return []
  const finders = findersOf(text, cut)
  return marks
    .flatMap(({ terms, open }) => {
      const ranges = terms.map((term, at) =>
        finders.flatMap((find) => find(term, open && at === terms.length - 1)),
      )
      return ranges.every(({ length }) => length > 0) ? ranges.flat() : []
    })
    .sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)
    .filter(([from], at, all) => !all.slice(0, at).some(([, end]) => end > from))
}

const inLatin = (run: string, start: number): Finder => {
  const parts = latinWords(run.toLowerCase())
  // Letters that are written with a mark of their own can be longer in the text.
  const isTraced = parts.join('').length === run.length
  const words = parts.map((word, at) => {
    const from = isTraced ? start + parts.slice(0, at).join('').length : start
    return { word, stemmed: stem(word), from, to: isTraced ? from + word.length : start + run.length }
  })
  return (term, open) =>
    words.flatMap(({ word, stemmed, from, to }): Range[] => {
      if (stemmed === term) return [[from, to]]
      if (!word.startsWith(term) || !(open || term.length > shortOpening)) return []
      return [[from, isTraced ? from + term.length : to]]
    })
}

// Firefox before 125 has no Intl.Segmenter.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('th', { granularity: 'word' }) : undefined

/** Starts of words in a Thai run, as readers see them (`whole`) and as the dictionary does, which splits compounds (`all`). */
const wordStarts = (run: string, cut: Cut) => {
  const whole = new Set<number>()
  const all = new Set<number>()
  let at = 0
  for (const { text, kept } of cut(run)) {
    whole.add(at)
    for (const { index } of segmenter?.segment(text) ?? []) {
      all.add(at + index)
      if (!kept) whole.add(at + index)
    }
    at += text.length
  }
  return { whole: [...whole, run.length], all }
}

/** Folds each part of the run on its own, so that a match, which may be shorter than its original, can be traced to its place. */
const inThai = (run: string, start: number, cut: Cut): Finder => {
  const places = [0]
  const starts = wordStarts(run, cut)
  const folded = thaiParts(run).map((part) => {
    places.push((places.at(-1) as number) + part.length)
    return foldThai(part, '')
  })
  const endOf = (term: string, from: number): number | undefined => {
    let read = folded[from] ?? ''
    if (!read) return undefined
    let to = from + 1
    for (; to < folded.length && (read.length < term.length || !folded[to]); to++) {
      if (!term.startsWith(read)) return undefined
      read += folded[to]
    }
    return read === term ? to : undefined
  }
  /** Extends a match to whole words; empty if it begins inside a word. */
  const wholeWords = (from: number, to: number): Range[] => {
    if (!segmenter) return [[start + from, start + to]]
    if (!starts.all.has(from)) return []
    const first = starts.whole.findLast((place) => place <= from) ?? from
    const end = starts.whole.find((place) => place >= to) ?? to
    return [[start + first, start + end]]
  }
  return (term) =>
    folded.flatMap((_, from): Range[] => {
      const to = endOf(term, from)
      return to === undefined ? [] : wholeWords(places[from] as number, places[to] as number)
    })
}

import { Fragment } from 'react'
import { foldThai, latinWords, runsOf, stem, thaiParts } from './words.ts'

type Range = readonly [start: number, end: number]

/** Where a text has words that were looked for, in order, without overlaps. */
export const matchesIn = (text: string, terms: readonly string[]): Range[] => {
  const ranges = runsOf(text).flatMap(({ text: run, thai, start }) =>
    (thai ? inThai(run, terms) : inLatin(run, terms)).map(([from, to]): Range => [start + from, start + to]),
  )
  return ranges
    .sort(([a], [b]) => a - b)
    .filter(([from], at, all) => !all.slice(0, at).some(([, end]) => end > from))
}

const inLatin = (run: string, terms: readonly string[]): Range[] => {
  const words = latinWords(run.toLowerCase())
  const found = words.some((word) =>
    terms.some((term) => stem(word) === term || (term.length > 2 && word.startsWith(term))),
  )
  return found ? [[0, run.length]] : []
}

/** A folded term may be shorter than what it stands for: each part of the run is folded alone, so that places are known. */
const inThai = (run: string, terms: readonly string[]): Range[] => {
  const parts = thaiParts(run)
  const folded = parts.map((part) => foldThai(part, ''))
  const placeOf = (part: number) => parts.slice(0, part).join('').length
  return terms.flatMap((term) =>
    parts.flatMap((_, from): Range[] => {
      let read = folded[from] ?? ''
      if (!read) return []
      let to = from + 1
      while (to < parts.length && (read.length < term.length || !folded[to])) read += folded[to++]
      return read === term ? [[placeOf(from), placeOf(to)]] : []
    }),
  )
}

/** A text with the words that were looked for marked. */
export function Highlight({ text, terms }: { text: string; terms: readonly string[] }) {
  const ranges = matchesIn(text, terms)
  return (
    <>
      {ranges.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}

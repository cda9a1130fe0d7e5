import { withoutInvisible } from '../typography/invisible.ts'

const runs = /[ก-๛]+|[\p{Script=Latin}\d]+/gu

/** A piece of a text: a run of one script, Thai or Latin, with its place in the text. */
export interface Run {
  readonly text: string
  readonly thai: boolean
  readonly start: number
}

/** The runs of letters and figures of a text, in order. Thai abbreviations lose their dots (`พ.ร.บ.` is `พรบ`). */
export const runsOf = (text: string): Run[] =>
  [...text.matchAll(runs)].map(({ 0: run, index }) => ({ text: run, thai: run >= 'ก', start: index }))

/** Normalises a text for searching: lower case, one form of each letter, no invisible characters. */
export const normalise = (text: string): string =>
  withoutInvisible(text.normalize('NFC'))
    .replace(/([ก-ฮ])\./gu, '$1')
    .toLowerCase()

/** Letters that sound alike and are mistaken for one another. */
const alike = new Map(
  ['ศส', 'ษส', 'ณน', 'ฎต', 'ฏต', 'ธท', 'ฑท', 'ฬล', 'ใไ', '\u0e35\u0e34', '\u0e37\u0e36', '\u0e39\u0e38'].map(
    ([from, to]) => [from, to],
  ),
)

/**
 * Removes from a Thai word what differs between spellings of loan words: silenced letters, tone marks, the length of vowels, letters
 * of one sound. `ไฟร์วอลล์` and `ไฟวอล` become the same.
 */
export const foldThai = (word: string, whenNothingIsLeft = word): string =>
  word
    .replace(/เเ/gu, 'แ')
    .replace(/[ก-ฮ][ัิ-ู]?์/gu, '')
    .replace(/[ะ็-๎ๆฯ]/gu, '')
    .replace(/[ศษณฎฏธฑฬใีืู]/gu, (letter) => alike.get(letter) ?? letter) || whenNothingIsLeft

const british: readonly (readonly [RegExp, string])[] = [
  [/(.{2})our(s?)$/, '$1or$2'],
  [/(.{2})isation(s?)$/, '$1ization$2'],
  [/(.{2})is(e[sd]?|ing)$/, '$1iz$2'],
  [/^centre/, 'center'],
  [/^licenc/, 'licens'],
  [/ogue(s?)$/, 'og$1'],
]

const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|us|is|ch|sh|x)es$/, '$1'],
  [/([^su])s$/, '$1'],
  [/(.{3})(?:ing|ed)$/, '$1'],
  [/(.{3})e$/, '$1'],
]

/** A Latin word in American spelling, without the usual English endings. */
export const stem = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word
  const spelt = british.reduce((result, [pattern, by]) => result.replace(pattern, by), word)
  return endings.reduce(
    (result, [pattern, by]) => (result.length > 3 ? result.replace(pattern, by) : result),
    spelt,
  )
}

/** The words of a Latin run: figures split from their unit (`10tb`) or the name before them (`raid5`), short names whole (`k8s`). */
export const latinWords = (run: string): string[] =>
  (/^(\d+)(\p{L}+)$/u.exec(run)?.slice(1) ?? /^(\p{L}{3,})(\d+)$/u.exec(run)?.slice(1) ?? [run]).map((word) =>
    word.normalize('NFD').replace(/\p{M}/gu, ''),
  )

/** Whether a term is a bare figure, which says nothing: it is neither indexed nor searched for. */
export const isFigure = (term: string): boolean => /^\d+$/.test(term)

const clusters = /[เ-ไ]?[ก-ฮ][ัิ-ฺ็-๎]*[าำๅ]?|./gu

/** The indivisible parts of a Thai run: a leading vowel, a consonant, the signs on it, a vowel that follows. */
export const thaiParts = (run: string): string[] => run.match(clusters) ?? []

/** Costs of a cut: a known word, the beginning of one at the end, a part that begins no word. */
const costs = { word: 1, opening: 1.3, unknown: 2.2 }

/** Minimum letters searched for as the beginning of a word: one letter begins too many. */
export const shortestOpening = 2

/**
 * Beginnings up to this many letters occur almost everywhere, so they are searched for in names only. Scoring every word with such a
 * beginning in every text made the slowest keystroke, for an order that the next letter changes.
 */
export const shortOpening = 3

/** Minimum letters at the end of a run that are cut off as the beginning of a word. */
const shortestCutOff = 3

/** The words of a language's index, sorted so that beginnings are found by bisection. */
export class Vocabulary {
  readonly words: readonly string[]
  private readonly known: ReadonlySet<string>
  private readonly longest: number

  constructor(words: Iterable<string>) {
    this.known = new Set(words)
    this.words = [...this.known].sort()
    this.longest = Math.max(1, ...this.words.map((word) => word.length))
  }

  has(word: string): boolean {
    return this.known.has(word)
  }

  /** Whether any word begins with these letters. */
  opens(beginning: string): boolean {
    let low = 0
    let high = this.words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.words[middle] as string) < beginning) low = middle + 1
      else high = middle
    }
    return this.words[low]?.startsWith(beginning) ?? false
  }

  /**
   * Cuts a folded Thai run into words at the least cost. Does not use the browser's dictionary: dictionaries differ, and some
   * browsers have none.
   */
  cut(run: string): string[] {
    const ends = [0]
    for (const part of thaiParts(run)) ends.push((ends.at(-1) as number) + part.length)
    const last = ends.length - 1
    const best: { cost: number; from: number; unknown: boolean }[] = [{ cost: 0, from: 0, unknown: false }]
    for (let to = 1; to <= last; to++) {
      let cheapest = { cost: Number.POSITIVE_INFINITY, from: to - 1, unknown: true }
      for (let from = to - 1; from >= 0; from--) {
        const word = run.slice(ends[from], ends[to])
        if (word.length > this.longest) break
        const step = this.has(word)
          ? costs.word
          : to === last && word.length >= shortestCutOff && this.opens(word)
            ? costs.opening
            : undefined
        const cost = (best[from]?.cost ?? 0) + (step ?? Number.POSITIVE_INFINITY)
        if (cost < cheapest.cost) cheapest = { cost, from, unknown: false }
      }
      const skipped = (best[to - 1]?.cost ?? 0) + costs.unknown
      if (skipped < cheapest.cost) cheapest = { cost: skipped, from: to - 1, unknown: true }
      best.push(cheapest)
    }
    const words: string[] = []
    let open = ''
    for (let to = last; to > 0; ) {
      const { from, unknown } = best[to] as (typeof best)[number]
      const word = run.slice(ends[from], ends[to])
      if (unknown) open = word + open
      else {
        if (open) words.unshift(open)
        open = ''
        words.unshift(word)
      }
      to = from
    }
    return open ? [open, ...words] : words
  }
}

/** The terms of a text in order, figures included. @param cut splits a folded Thai run into words */
export const termsOf = (text: string, cut: (run: string) => readonly string[]): string[] =>
  runsOf(normalise(text)).flatMap(({ text: run, thai }) =>
    thai ? cut(foldThai(run)) : latinWords(run).map(stem),
  )

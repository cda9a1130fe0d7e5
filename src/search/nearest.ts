/** How many slips a word of a length may have: inserted, dropped, wrong or swapped letters. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * The number of slips between two words (optimal string alignment); if it exceeds `most`, any number above `most`.
 */
export const slips = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cell = Math.min(
        (previous[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (previous[j - 1] as number) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cell = Math.min(cell, (before[j - 2] as number) + 1)
      row.push(cell)
      least = Math.min(least, cell)
    }
    if (least > most) return most + 1
    before = previous
    previous = row
  }
  return previous[b.length] as number
}

/** A word's letters as bits of a number; several letters may share a bit. */
const lettersOf = (word: string): number => {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

const countBits = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Finds the words that were probably meant by an unknown word. */
export class Speller {
  private readonly words: readonly string[]
  private readonly letters: Int32Array
  private readonly cache = new Map<string, readonly string[]>()

  constructor(words: readonly string[]) {
    this.words = words
    this.letters = Int32Array.from(words, lettersOf)
  }

  /** The words with the fewest slips from a word, at most three; empty if all have too many or the word is too short to tell. */
  nearest(word: string): readonly string[] {
    const cached = this.cache.get(word)
    if (cached) return cached
    const words = this.find(word)
    this.cache.set(word, words)
    return words
  }

  private find(word: string): readonly string[] {
    let least = allowed(word.length)
    if (least === 0) return []
    const letters = lettersOf(word)
    let nearest: string[] = []
    for (const [at, candidate] of this.words.entries()) {
      if (Math.abs(candidate.length - word.length) > least) continue
      // One slip adds a letter, removes one, or both. Counting these first saves most comparisons.
      if (countBits(letters ^ (this.letters[at] as number)) > 2 * least) continue
      const distance = slips(word, candidate, least)
      if (distance > least) continue
      if (distance < least) nearest = []
      least = distance
      nearest.push(candidate)
    }
    return nearest.slice(0, 3)
  }
}

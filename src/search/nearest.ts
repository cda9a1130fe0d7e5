/** How many slips a word of a length may have: inserted, dropped, wrong or swapped letters. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * The number of slips between two words (optimal string alignment), or more than `most` where it is larger.
 */
export const slips = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(
        (previous[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (previous[j - 1] as number) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] as number) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = previous
    previous = row
  }
  return previous[b.length] as number
}

/** The words with the fewest slips from a word, at most three; none where it has too many or is too short to tell. */
export const nearest = (word: string, words: readonly string[]): string[] => {
  const most = allowed(word.length)
  if (most === 0) return []
  let least = most
  const found: [word: string, distance: number][] = []
  for (const candidate of words) {
    const distance = slips(word, candidate, least)
    if (distance > least) continue
    least = distance
    found.push([candidate, distance])
  }
  return found
    .filter(([, distance]) => distance === least)
    .slice(0, 3)
    .map(([candidate]) => candidate)
}

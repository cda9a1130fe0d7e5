import { boundary, type Cut, cutter, isThai } from '../../../src/typography/cut.ts'
import { stretchesOf, wordStarts } from './thai.ts'

interface Stretch {
  text: string
  kept: boolean
  start: number
  end: number
}

const stretchesIn = (letters: string): readonly Stretch[] => {
  let end = 0
  return stretchesOf(letters).map((stretch) => {
    const start = end
    end += stretch.text.length
    return { ...stretch, start, end }
  })
}

/**
 * Makes a cutter's entries for Thai texts: what stays on one line, and the words around it wherever an entry would break other words
 * whose letters it shares (การที่ breaks รายการที่, which รายการ|ที่ mends).
 */
export const thaiEntries = (runs: Iterable<string>): Set<string> => {
  const texts = [...runs].map((letters) => ({ letters, stretches: stretchesIn(letters) }))
  const entries = new Set<string>()
  for (const { stretches } of texts) for (const { text, kept } of stretches) if (kept) entries.add(text)
  // An entry may break another text.
  for (let tried: ReadonlySet<string> = new Set(); tried.size < entries.size; ) {
    tried = new Set(entries)
    const cut = cutter([...tried])
    for (const { letters, stretches } of texts)
      for (const part of wrongParts(letters, stretches, cut)) {
        const entry = withContext(part, stretches, tried)
        if (entry !== undefined) entries.add(entry)
      }
  }
  return entries
}

interface Range {
  start: number
  end: number
}

/** Lists the parts of a cut text that start, end or may be broken inside a stretch. */
const wrongParts = (letters: string, stretches: readonly Stretch[], cut: Cut): readonly Range[] => {
  const places = new Set([...stretches.map(({ start }) => start), letters.length])
  const isWrong = (place: number) =>
    !places.has(place) && isThai(letters[place - 1]) && isThai(letters[place])
  let end = 0
  return cut(letters).flatMap(({ text, kept }) => {
    const start = end
    end += text.length
    if (kept) return isWrong(start) || isWrong(end) ? [{ start, end }] : []
    // A browser segments the text between kept parts separately, and may find other words there than in the whole.
    const place = wordStarts(text)
      .map((index) => start + index)
      .find(isWrong)
    return place === undefined ? [] : [{ start: place - 1, end: place + 1 }]
  })
}

/** Makes an entry of the stretches that a part touches, preceded by as many more as make it new; `undefined` if all were tried. */
const withContext = (
  part: Range,
  stretches: readonly Stretch[],
  tried: ReadonlySet<string>,
): string | undefined => {
  const touched = (stretch: Stretch) => stretch.end > part.start && stretch.start < part.end
  const last = stretches.findLastIndex(touched)
  for (let first = stretches.findIndex(touched); isThai(stretches[first]?.text.at(-1)); first -= 1) {
    const entry = stretches
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(boundary)
    if (!tried.has(entry)) return entry
  }
  return undefined
}

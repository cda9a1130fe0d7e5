/** A part of a text. */
export interface Part {
  text: string
  /** Whether no line may end inside. */
  kept: boolean
  /** Whether a line may end before it although browsers, which segment Thai by dictionary, may not know that a word ends there. */
  mayBreakBefore: boolean
}

/** Cuts a text, given the letters that readers see on either side of it. */
export type Cut = (text: string, before?: string, after?: string) => readonly Part[]

export const isThai = (character = '') => /[ก-ฮะ-ฺเ-ๅ็-๎]/.test(character)

/** Whether letters are only a part of a word: its last letter has more signs, its first a leading vowel, or its number more digits. */
const isPart = (letters: string, before = '', after = '') =>
  isThai(letters[0])
    ? /[เ-ไ]/.test(before) || /[ะ-ฺๅ็-๎]/.test(after)
    : /[\w+-]/.test(before) || /[\w-]/.test(after)

/** A range of figures, such as 6–10 or 08:30–17:30: browsers break lines after its dash. */
const range = /\d[\d.,:]*–[\d.,:]*\d/y

/** The range that starts at a place of a text. */
const rangeAt = (text: string, at: number): string | undefined => {
  range.lastIndex = at
  return range.exec(text)?.[0]
}

/** Number of first letters by which words are looked up. */
const head = 2

/** Separates words of an entry that a cutter cuts apart wherever a text contains their letters side by side. */
export const boundary = '|'

/** @param entries words that must stay on one line wherever a text contains them, or several with `boundary` between them; ranges of figures need none */
export const cutter = (entries: readonly string[]): Cut => {
  const byHead = new Map<string, { letters: string; words: readonly string[] }[]>()
  const parsed = entries.map((entry) => {
    const words = entry.split(boundary)
    return { letters: words.join(''), words }
  })
  for (const entry of parsed.sort((a, b) => b.letters.length - a.letters.length)) {
    const start = entry.letters.slice(0, head)
    const sameHead = byHead.get(start)
    if (sameHead) sameHead.push(entry)
    else byHead.set(start, [entry])
  }
  return (text, before = '', after = '') => {
    const parts: Part[] = []
    const add = (letters: string, start: number, kept: boolean) => {
      if (letters === '') return
      const previous = text[start - 1] ?? before.at(-1)
      const isBeside = (kept || parts.at(-1)?.kept) ?? false
      parts.push({ text: letters, kept, mayBreakBefore: isBeside && isThai(previous) && isThai(letters[0]) })
    }
    let from = 0
    let at = 0
    while (at < text.length) {
      const figures = rangeAt(text, at)
      const entry = byHead
        .get(text.slice(at, at + head))
        ?.find(
          ({ letters }) =>
            text.startsWith(letters, at) &&
            !isPart(letters, text[at - 1] ?? before.at(-1), text[at + letters.length] ?? after[0]),
        )
      const words = figures === undefined ? entry?.words : [figures]
      if (!words) {
        at += 1
        continue
      }
      add(text.slice(from, at), from, false)
      for (const word of words) {
        add(word, at, true)
        at += word.length
      }
      from = at
    }
    add(text.slice(from), from, false)
    return parts
  }
}

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

const isThai = (character = '') => /[ก-ฮะ-ฺเ-ๅ็-๎]/.test(character)

/** Whether letters are only a part of a word: its last letter has more signs, its first a leading vowel, or the number goes on. */
const isPart = (letters: string, before = '', after = '') =>
  isThai(letters[0])
    ? /[เ-ไ]/.test(before) || /[ะ-ฺๅ็-๎]/.test(after)
    : /[\w+-]/.test(before) || /[\w-]/.test(after)

/** Number of first letters by which words are looked up. */
const head = 2

/** @param words words that must stay on one line wherever a text contains them */
export const cutter = (words: readonly string[]): Cut => {
  const byHead = new Map<string, string[]>()
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const sameHead = byHead.get(word.slice(0, head))
    if (sameHead) sameHead.push(word)
    else byHead.set(word.slice(0, head), [word])
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
      const word = byHead
        .get(text.slice(at, at + head))
        ?.find(
          (one) =>
            text.startsWith(one, at) &&
            !isPart(one, text[at - 1] ?? before.at(-1), text[at + one.length] ?? after[0]),
        )
      if (word) {
        add(text.slice(from, at), from, false)
        add(word, at, true)
        from = at + word.length
      }
      at += word?.length ?? 1
    }
    add(text.slice(from), from, false)
    return parts
  }
}

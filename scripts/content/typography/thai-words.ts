import compounds from './compounds.json' with { type: 'json' }
import glossary from './glossary.json' with { type: 'json' }

/** Splits a word into clusters, which no browser breaks: a leading vowel, a consonant, the signs on it, a vowel that follows. */
export const clusters = (word: string) => word.match(/[เ-ไ]?[ก-ฮ][ัิ-ฺ็-๎]*[ะาำๅ]?|./gu) ?? []

/** Number of clusters that even the largest heading fits on one line of the narrowest phone. */
const longest = 14

const isOneWord = (term: string) => /^[ก-๎]+$/u.test(term) && clusters(term).length <= longest

/** Alternatives of a pattern; longest first, so that the longest word matches. */
const anyOf = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|')

/** Matches a word on its own: no sign that belongs to its last letter follows, and no leading vowel of its first letter precedes. */
export const within = (words: readonly string[]) => new RegExp(`(?<![เ-ไ])(?:${anyOf(words)})(?![ะ-ฺ็-๎])`, 'gu')

const terms: readonly { thai: string; whole?: boolean }[] = glossary

/** Terms that browsers' dictionaries break inside a word. */
export const unknownWords: readonly string[] = terms.flatMap(({ thai, whole }) => (whole ? [thai] : []))

/** Single words to readers that dictionaries split into several. */
const compoundWords = [
  ...compounds,
  ...terms.flatMap(({ thai, whole }) => (!whole && isOneWord(thai) ? [thai] : [])),
]

/** Words that stay on one line. */
export const keptWords: readonly string[] = [...new Set([...unknownWords, ...compoundWords])]

/** Matches the terms of `unknownWords`. */
export const unknown = within(unknownWords)

/** Matches the words of `compoundWords`. */
export const compound = within(compoundWords)

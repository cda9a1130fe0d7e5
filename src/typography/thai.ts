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

/**
 * Joins the letters of a word and lets the line break on either side of it. Without the break marks the dictionary would take
 * the joined word's ends for parts of its neighbours and break those in the middle.
 */
const keepWhole = (found: string, offset: number, prose: string) => {
  const before = isThai(prose[offset - 1]) ? breakMark : ''
  const after = isThai(prose[offset + found.length]) ? breakMark : ''
  return before + clusters(found.replaceAll(joiner, '')).join(joiner) + after
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** What makes a word of the one behind it, as “-er” and “-tion” do at the end of English ones. */
const prefix = /^(?:การ|ความ|ผู้|เครื่อง|นัก|น่า|ใบ|คำ|ข้อ)$/u

/** What no word consists of: letters without a vowel that the dictionary has left over. */
const remainder = /^(?:[ก-ฮ]|[ก-ฮ]+[็์][ก-ฮ]*์?)$/u

/** Whether a line must not end between two words of the dictionary. */
export const isBound = (word: string, next: string): boolean =>
  isThai(word) && isThai(next) && (prefix.test(word) || remainder.test(next))

/** Whether a place in the prose is inside one of the pieces. */
const isInside = (pieces: readonly RegExpExecArray[], place: number) =>
  pieces.some(({ 0: piece, index }) => index < place && place < index + piece.length)

/** The prose with a joiner wherever the dictionary parts what is bound or a compound. */
const bind = (prose: string) => {
  const found = [...prose.matchAll(compound)]
  const words = [...segmenter.segment(prose)]
  return words
    .map(({ segment, index }, at) => {
      const bound = isBound(segment, words[at + 1]?.segment ?? '') || isInside(found, index + segment.length)
      return bound ? segment + joiner : segment
    })
    .join('')
}

/** Thai prose whose lines end between words only. */
export const keepWordsWhole = (prose: string) =>
  bind(withoutMarks(prose))
    .replace(unknown, keepWhole)
    .replaceAll(new RegExp(`${breakMark}+`, 'gu'), breakMark)

import glossary from './glossary.json' with { type: 'json' }

const wordJoiner = '\u2060'
const zeroWidthSpace = '\u200b'

/** Parts of a word that no browser breaks: a leading vowel, a consonant, the signs on it, a vowel that follows. */
const clusters = (word: string) => word.match(/[เ-ไ]?[ก-ฮ][ัิ-ฺ็-๎]*[ะาำๅ]?|./gu) ?? []

/** Words that a browser's dictionary breaks in the middle; longest first, so that compounds win. */
const wholeWords = glossary
  .flatMap(({ thai, whole }: { thai: string; whole?: boolean }) => (whole ? [thai] : []))
  .sort((a, b) => b.length - a.length)
  .map((word) => clusters(word).join(`${wordJoiner}?`))

/** A whole word, typeset or not yet; not where the next sign would belong to its last letter or a leading vowel to its first. */
const whole = new RegExp(`(?<![เ-ไ])(?:${wholeWords.join('|')})(?![ะ-ฺ็-๎])`, 'gu')

const isThai = (character = '') => /[ก-ฺเ-ๅ็-๎]/u.test(character)

/**
 * Joins the letters of a word and lets the line break on either side of it. Without the break marks the dictionary would take
 * the joined word's ends for parts of its neighbours and break those in the middle.
 */
const keepWhole = (found: string, offset: number, prose: string) => {
  const word = found.replaceAll(wordJoiner, '')
  const before = isThai(prose[offset - 1]) ? zeroWidthSpace : ''
  const after = isThai(prose[offset + found.length]) ? zeroWidthSpace : ''
  return before + clusters(word).join(wordJoiner) + after
}

/** Thai prose with every glossary word that a browser would break joined up. */
export const keepWordsWhole = (prose: string) =>
  prose.replace(whole, keepWhole).replaceAll(/\u200b{2,}/gu, zeroWidthSpace)

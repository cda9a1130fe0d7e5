import type { Language } from '../../../src/i18n/languages.ts'
import { mayPart } from '../../../src/typography/line-edges.ts'
import { stretchesOf } from './thai.ts'

const isThai = (character = '') => /[\u0e00-\u0e7f]/.test(character)

/** Pieces between which the letters alone allow a line break: words with the space after them, and Thai words. */
const wordsOf = (text: string, language: Language): readonly string[] =>
  language === 'th' ? stretchesOf(text).map((stretch) => stretch.text) : text.split(/(?<= )/u)

/** Splits a text at every allowed line break: after spaces, and between Thai words, for texts that the build breaks into lines. */
export const unbreakable = (text: string, language: Language): string[] => {
  const pieces: string[] = []
  for (const word of wordsOf(text, language)) {
    const last = pieces.at(-1)
    const parts = last?.endsWith(' ') || (isThai(last?.at(-1)) && isThai(word[0]))
    if (last !== undefined && (!parts || !mayPart(last, word))) pieces[pieces.length - 1] = last + word
    else pieces.push(word)
  }
  return pieces
}

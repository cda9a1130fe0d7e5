import type { Language } from '../i18n/languages.ts'
import { keepTogether } from './keep-together.ts'
import { withoutMarks } from './marks.ts'
import { changeProse, changeRuns } from './protect.ts'
import { keepWordsWhole } from './thai.ts'

/** Keeps Thai words whole that browsers do not know, and ๆ on the line of the word before it. */
export const typesetThai = (text: string) => {
  const spaced = changeProse(text, (prose) =>
    withoutMarks(prose).replace(/(?<=[^\s\u00a0])[ \u00a0]?ๆ/gu, '\u00a0ๆ'),
  )
  return changeRuns(spaced, keepWordsWhole)
}

/** Editors type the apostrophe of a typewriter, which stands out in a heading. */
const curlApostrophes = (text: string) => text.replace(/(?<=\p{L})'/gu, '’')

/**
 * Sets a locale file's text for readers, with invisible marks that steer line breaks. Placeholders, code, link targets and addresses stay
 * as they are. Idempotent.
 */
export const typeset = (text: string, language: Language) =>
  changeProse(language === 'th' ? typesetThai(text) : text, (prose) => curlApostrophes(keepTogether(prose)))

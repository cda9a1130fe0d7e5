import type { Language } from '../i18n/languages.ts'
import { keepTogether } from './keep-together.ts'
import { withoutMarks } from './marks.ts'
import { changeProse, changeRuns } from './protect.ts'
import { keepWordsWhole } from './thai.ts'

/** Thai text with words that browsers do not know kept whole, and no line that starts with ๆ. */
export const typesetThai = (text: string) => {
  const spaced = changeProse(text, (prose) =>
    withoutMarks(prose).replace(/(?<=[^\s\u00a0])[ \u00a0]?ๆ/gu, '\u00a0ๆ'),
  )
  return changeRuns(spaced, keepWordsWhole)
}

/**
 * A text of a locale file as the reader gets it, with invisible marks that steer line breaks. Placeholders, code, link targets
 * and addresses stay as they are; applied twice it changes nothing more.
 */
export const typeset = (text: string, language: Language) =>
  changeProse(language === 'th' ? typesetThai(text) : text, keepTogether)

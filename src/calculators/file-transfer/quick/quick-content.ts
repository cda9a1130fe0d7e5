import type { Language } from '../../../i18n/languages.ts'
import { quickAnswer } from './quick-answer.ts'
import { type QuickTexts, quickFields } from './quick-texts.ts'

/** The calculator's locale file, as far as the small calculator needs it. */
interface TransferTexts {
  readonly quick: Omit<QuickTexts, 'duration'>
  readonly duration: QuickTexts['duration']
}

/** What the build puts into a block with the small calculator: its words, and the answer that it starts with. */
export const quickContent = ({ quick, duration }: TransferTexts, language: Language) => {
  const texts = { ...quick, duration }
  const answer = quickAnswer(quickFields, texts, language)
  if (answer === undefined) throw new Error('the small calculator starts with values that it refuses')
  return { texts, answer }
}

import type { Language } from '../../../i18n/languages.ts'
import { quickAnswer } from './quick-answer.ts'
import { type QuickTexts, quickFields } from './quick-texts.ts'

/** The locale files of the calculator and of all calculators, as far as the small calculator needs them. */
interface QuickSources {
  readonly own: { readonly quick: Omit<QuickTexts, 'duration'> }
  readonly shared: { readonly duration: QuickTexts['duration'] }
}

/** What the build puts into a block with the small calculator: its words, and the answer that it starts with. */
export const quickContent = ({ own, shared }: QuickSources, language: Language) => {
  const texts = { ...own.quick, duration: shared.duration }
  const answer = quickAnswer(quickFields, texts, language)
  if (answer === undefined) throw new Error('the small calculator starts with values that it refuses')
  return { texts, answer }
}

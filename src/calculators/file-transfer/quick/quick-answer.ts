import { type Language, languages } from '../../../i18n/languages.ts'
import { durationParts } from '../../shared/time.ts'
import { evaluate } from '../../ui/form/evaluate.ts'
import type { Values } from '../../ui/form/fields.ts'
import { initialValues } from '../../ui/form/values.ts'
import { formatOf } from '../../ui/format/format.ts'
import { answerFileTransfer } from '../answer.ts'
import { fileTransferForm } from '../form.ts'
import { type QuickTexts, quickFields } from './quick-texts.ts'

/**
 * The time for an amount and a rate; all else is as in the calculator's new form, so that its page says the same.
 * @returns nothing while a value is no number or out of range
 */
export const quickAnswer = (entered: Values, texts: QuickTexts, language: Language): string | undefined => {
  const values = { ...initialValues(fileTransferForm), ...entered }
  const { result } = evaluate(fileTransferForm, values, answerFileTransfer)
  if (result?.mode !== 'time') return undefined
  const format = formatOf(languages[language].locale)
  return durationParts(result.durationSeconds)
    .map(({ unit, value }) => texts.duration[unit].replace('{{value}}', format.number(value, 4)))
    .join(' ')
}

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

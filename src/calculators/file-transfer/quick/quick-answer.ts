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
 * Calculates the time for an amount and a rate; all else is as in a new form of the full calculator, so that both give the same answer.
 * @returns `undefined` while a value is not a number or out of range
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

/** The parts of the calculator's own and the shared locale files that the small calculator needs. */
interface QuickSources {
  readonly own: { readonly quick: Omit<QuickTexts, 'duration'> }
  readonly shared: { readonly duration: QuickTexts['duration'] }
}

/** Content that the build puts into a block with the small calculator: its texts and its initial answer. */
export const quickContent = ({ own, shared }: QuickSources, language: Language) => {
  const texts = { ...own.quick, duration: shared.duration }
  const answer = quickAnswer(quickFields, texts, language)
  if (answer === undefined) throw new Error('the small calculator starts with values that it refuses')
  return { texts, answer }
}

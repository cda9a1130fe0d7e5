import { isTopic } from '../catalogue/topics.ts'
import { isCallTime } from './call-times.ts'

/** The form's fields in their order on the page. */
export const fieldNames = [
  'name',
  'company',
  'email',
  'phone',
  'topic',
  'callTime',
  'message',
  'consent',
] as const
export type FieldName = (typeof fieldNames)[number]

/** The fields' values; `consent` is `yes` or empty. */
export type Entries = Readonly<Record<FieldName, string>>

/** Checks a value from storage. */
export const areEntries = (value: unknown): value is Entries => {
  if (typeof value !== 'object' || value === null) return false
  const texts = value as Partial<Record<string, unknown>>
  return fieldNames.every((field) => {
    const text = texts[field]
    return typeof text === 'string' && text.length <= 2 * rules[field].max
  })
}

export const hasWords = (values: Entries): boolean => Object.values(values).some(Boolean)

/** Whether both have the same value in every field. */
export const areSame = (values: Entries, others: Entries): boolean =>
  fieldNames.every((field) => values[field] === others[field])

interface Rule {
  required: boolean
  /** Maximum lengths, in characters. */
  max: number
  isValid?: (value: string) => boolean
}

const email = /^[^\s@<>()[\]",;:\\]+@(?:[^\s@.<>()[\]",;:\\]+\.)+[^\s@.<>()[\]",;:\\]{2,}$/
/** Digits of any script, with usual separators, and an extension. */
const phone = /^[+＋]?[\p{Nd}(][\p{Nd}\s()./-]*(?:(?:x|ext\.?|ต่อ)\s*\p{Nd}{1,6})?$/iu
const digits = (value: string) => value.match(/\p{Nd}/gu)?.length ?? 0

export const rules: Readonly<Record<FieldName, Rule>> = {
  name: { required: true, max: 100 },
  email: { required: true, max: 254, isValid: (value) => email.test(value) },
  company: { required: true, max: 150 },
  phone: {
    required: false,
    max: 40,
    isValid: (value) => phone.test(value) && digits(value) >= 7 && digits(value) <= 21,
  },
  topic: { required: true, max: 40, isValid: isTopic },
  callTime: { required: false, max: 20, isValid: isCallTime },
  message: { required: true, max: 4000 },
  consent: { required: true, max: 3, isValid: (value) => value === 'yes' },
}

export type Mistake = 'empty' | 'format' | 'long'
export type Mistakes = Readonly<Partial<Record<FieldName, Mistake>>>

/** The mistake in one field, if any. Ignores spaces around the value. */
export const mistakeIn = (field: FieldName, value: string): Mistake | undefined => {
  const { required, max, isValid } = rules[field]
  const text = value.trim()
  if (text === '') return required ? 'empty' : undefined
  if ([...text].length > max) return 'long'
  return isValid && !isValid(text) ? 'format' : undefined
}

export const mistakesIn = (values: Entries): Mistakes =>
  Object.fromEntries(
    fieldNames.flatMap((field) => {
      const mistake = mistakeIn(field, values[field])
      return mistake ? [[field, mistake]] : []
    }),
  )

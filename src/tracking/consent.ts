import { parseObject } from '../browser/parse-object.ts'
import { policyVersion } from '../config/rules.ts'
import { isLanguage, type Language } from '../i18n/languages.ts'

/** What a visitor can allow beside what the site needs. */
export const categories = ['analytics', 'marketing'] as const
export type Category = (typeof categories)[number]
export type Choices = Readonly<Record<Category, boolean>>

/** How long a choice holds, in days. */
export const choiceDays = 365

/** A visitor's choice as it is kept, and as they can download it. */
export interface ConsentRecord {
  /** Random; lets the visitor's copy be matched to the stored one, and nothing else. */
  id: string
  /** When the choice was made, ISO 8601. */
  time: string
  policyVersion: number
  language: Language
  choices: Choices
}

const day = 86_400_000
const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

/**
 * The record in a stored text, or nothing: for a text that is no record, a choice that has expired or lies in the future, and one
 * made under another version of the policy, the visitor is asked again.
 * @param now milliseconds since 1970
 */
export const parseRecord = (text: string, now: number): ConsentRecord | undefined => {
  const record = parseObject(text)
  if (!isUuid(record.id) || record.policyVersion !== policyVersion || !isLanguage(record.language))
    return undefined
  if (typeof record.time !== 'string') return undefined
  const age = now - Date.parse(record.time)
  if (!(age >= -day && age < choiceDays * day)) return undefined
  const choices = record.choices as Partial<Record<Category, unknown>> | undefined
  if (
    typeof choices !== 'object' ||
    !categories.every((category) => typeof choices?.[category] === 'boolean')
  )
    return undefined
  return record as unknown as ConsentRecord
}

interface Situation {
  mode: 'opt-in' | 'opt-out'
  /** The visitor's own choice, if there is a valid one. */
  record: ConsentRecord | undefined
  /** The browser sends Global Privacy Control. */
  globalPrivacyControl: boolean
}

/** What is allowed now: the visitor's own choice first, then the browser's signal, then the operator's mode. */
export const allowed = ({ mode, record, globalPrivacyControl }: Situation): Choices => {
  if (record) return record.choices
  const analytics = mode === 'opt-out'
  return { analytics, marketing: analytics && !globalPrivacyControl }
}

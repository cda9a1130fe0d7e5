import { parseObject } from '../browser/parse-object.ts'
import { policyVersion } from '../config/rules.ts'
import { isLanguage, type Language } from '../i18n/languages.ts'

/** Categories that visitors can allow besides what the site needs. */
export const categories = ['analytics', 'marketing'] as const
export type Category = (typeof categories)[number]
export type Choices = Readonly<Record<Category, boolean>>

/** Days that a choice is valid. */
export const choiceDays = 365

/** A visitor's choice as it is stored and offered for download. */
export interface ConsentRecord {
  /** Random; its only use is to match the visitor's copy to the stored one. */
  id: string
  /** Time of the choice, ISO 8601. */
  time: string
  policyVersion: number
  language: Language
  choices: Choices
}

const day = 86_400_000
const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

/**
 * Parses a stored record.
 * @param now milliseconds since 1970
 * @returns `undefined`, so that the visitor is asked again, if the text is not a record, the choice has expired or lies in the future, or the
 * policy has another version
 */
export const parseRecord = (text: string, now: number): ConsentRecord | undefined => {
  const { id, time, language, ...record } = parseObject(text)
  if (!isUuid(id) || record.policyVersion !== policyVersion || !isLanguage(language)) return undefined
  if (typeof time !== 'string') return undefined
  const age = now - Date.parse(time)
  if (!(age >= -day && age < choiceDays * day)) return undefined
  const choices = record.choices as Partial<Record<Category, unknown>> | undefined
  if (
    typeof choices !== 'object' ||
    !categories.every((category) => typeof choices?.[category] === 'boolean')
  )
    return undefined
  return { id, time, policyVersion, language, choices: choices as Record<Category, boolean> }
}

interface Situation {
  mode: 'opt-in' | 'opt-out'
  /** The visitor's own valid choice. */
  record: ConsentRecord | undefined
  /** Whether the browser sends Global Privacy Control. */
  globalPrivacyControl: boolean
}

/** What is allowed now. The visitor's own choice decides, then the browser's signal, then the operator's mode. */
export const allowed = ({ mode, record, globalPrivacyControl }: Situation): Choices => {
  if (record) return record.choices
  const analytics = mode === 'opt-out'
  return { analytics, marketing: analytics && !globalPrivacyControl }
}

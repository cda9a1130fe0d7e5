import { parseObject } from '../browser/parse-object.ts'
import { randomId } from '../browser/random-id.ts'
import { stored } from '../browser/stored.ts'
import { areEntries, areSame, type Entries } from './fields.ts'

/** A message on its way, stored from the first attempt to send it until it has arrived. */
export interface Draft {
  values: Entries
  /** Sent with every attempt, so that a receiver that got the message twice keeps one. */
  id: string
  /** When it was stored, milliseconds since 1970. */
  time: number
}

const day = 86_400_000
/** Lifetime of an unsent message, in milliseconds. */
const lifetime = 7 * day
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * @returns `undefined` if the text is damaged, too old, or longer than the form allows
 * @param now milliseconds since 1970
 */
export const parseDraft = (text: string, now: number): Draft | undefined => {
  const { values: storedValues, id, time } = parseObject(text) as Partial<Record<keyof Draft, unknown>>
  // Drafts of earlier releases have no time to call.
  const values: unknown = typeof storedValues === 'object' ? { callTime: '', ...storedValues } : storedValues
  const isRecent = typeof time === 'number' && now - time < lifetime && time - now < day
  if (!isRecent || typeof id !== 'string' || !uuid.test(id) || !areEntries(values)) return undefined
  return { values, id, time }
}

const store = stored('contact-draft', (text) => parseDraft(text, Date.now()))

export const readDraft = (): Draft | undefined => store.read()

export const dropDraft = (): void => store.remove()

/** Stores the values, under the last attempt's id unless they have changed. */
export const keepDraft = (values: Entries, last: Draft | undefined): Draft => {
  const same = last && areSame(last.values, values)
  const draft = { values, id: same ? last.id : randomId(), time: Date.now() }
  store.write(JSON.stringify(draft))
  return draft
}

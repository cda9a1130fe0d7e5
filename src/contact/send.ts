import pRetry, { AbortError } from 'p-retry'
import { isFinal } from '../browser/final-status.ts'
import type { Language } from '../i18n/languages.ts'
import type { Draft } from './draft.ts'

/** Four attempts with waits of 500, 1000 and 2000 ms between them. */
const retry = { retries: 3, minTimeout: 500, factor: 2 } as const

/** Timeout of one attempt, in milliseconds. */
const timeout = 20_000

/** What the receiver gets. */
export const messageOf = ({ id, values }: Draft, language: Language) => ({
  id,
  name: values.name.trim(),
  email: values.email.trim(),
  company: values.company.trim(),
  ...(values.phone.trim() && { phone: values.phone.trim() }),
  topic: values.topic,
  ...(values.callTime && { callTime: values.callTime }),
  message: values.message.trim(),
  /** The visitor agreed to be contacted about this message; the form sends nothing without it. */
  consent: true,
  language,
})

type Message = ReturnType<typeof messageOf>

const attempt = async (url: string, message: Message): Promise<void> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': message.id },
    body: JSON.stringify(message),
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
    // p-retry stops at a TypeError whose message it does not know, and each browser words a failed fetch differently.
  }).catch((cause) => {
    throw new Error('The receiver could not be reached', { cause })
  })
  if (response.ok) return
  const error = new Error(`The receiver answered ${response.status}`)
  throw isFinal(response.status) ? new AbortError(error) : error
}

/**
 * Sends a message to the receiver. Every attempt carries the message's id, in the body and as `Idempotency-Key`, since an attempt that
 * timed out may have arrived.
 * @throws when the receiver refused it, or failed or was unreachable four times
 */
export const send = (url: string, message: Message): Promise<void> =>
  pRetry(() => attempt(url, message), retry)

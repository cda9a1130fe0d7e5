import { type Handler, json } from './http.ts'

/** A message of the contact form, with the id that the sender gave it. */
type Message = Record<string, unknown> & { id: string }

/** Keeps one record per message, however often it arrives. */
export const makeFormReceiver = () => {
  const messages = new Map<string, Message>()
  const handle: Handler = ({ method, headers, body }) => {
    if (method !== 'POST') return json(405, { error: 'POST a message' })
    const message = JSON.parse(String(body)) as Message
    if (!message.id || message.id !== headers['idempotency-key'])
      return json(400, { error: 'The id and the Idempotency-Key must be the same' })
    if (!messages.has(message.id)) messages.set(message.id, message)
    return { status: 204 }
  }
  return { handle, records: () => [...messages.values()] }
}

/**
 * - editing: nothing has been sent
 * - sending: on its way, or about to be tried again
 * - sent: it has arrived
 * - failed: every attempt failed
 */
export type Status = 'editing' | 'sending' | 'sent' | 'failed'

/**
 * - submit: a filled-in form is to be sent
 * - trap: it was filled in by a robot, or by something that looks like one
 * - arrived, lost: what became of it
 * - again: the visitor wants to write another message
 */
export type Event = 'submit' | 'trap' | 'arrived' | 'lost' | 'again'

/**
 * - keep: store the words, so that a reload does not lose them
 * - send: send them
 * - drop: delete what was stored
 */
export type Effect = 'keep' | 'send' | 'drop'

type Step = readonly [next: Status, ...effects: Effect[]]

const unsent = { submit: ['sending', 'keep', 'send'], trap: ['failed'] } as const

/** Events that a row does not name change nothing; so nothing is sent twice. */
const table: Record<Status, Partial<Record<Event, Step>>> = {
  editing: unsent,
  sending: { arrived: ['sent', 'drop'], lost: ['failed'] },
  sent: { again: ['editing'] },
  failed: unsent,
}

/** The next status and what to do, in order. Pure; whoever calls it carries the effects out. */
export const step = (status: Status, event: Event): Step => table[status][event] ?? [status]

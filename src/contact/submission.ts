import { stateMachine } from '../browser/state-machine.ts'

/**
 * - editing: nothing has been sent
 * - sending: on its way, or about to be tried again
 * - sent: it has arrived
 * - failed: every attempt failed
 */
export type Status = 'editing' | 'sending' | 'sent' | 'failed'

/**
 * - submit: a filled-in form is to be sent
 * - trap: a robot, or something that looks like one, filled in the form
 * - arrived, lost: the result of sending it
 * - again: the visitor wants to write another message
 */
export type Event = 'submit' | 'trap' | 'arrived' | 'lost' | 'again'

/**
 * - keep: store the words, so that a reload does not lose them
 * - send: send them
 * - drop: delete what was stored
 */
export type Effect = 'keep' | 'send' | 'drop'

const unsent = { submit: ['sending', 'keep', 'send'], trap: ['failed'] } as const

/** The next status of a message and what to do. No row names an event that would send it twice. */
export const step = stateMachine<Status, Event, Effect>({
  editing: unsent,
  sending: { arrived: ['sent', 'drop'], lost: ['failed'] },
  sent: { again: ['editing'] },
  failed: unsent,
})

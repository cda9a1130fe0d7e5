import { stateMachine, type Transitions } from '../browser/state-machine.ts'
import { cloudError } from './errors.ts'

/**
 * What the site knows of the visitor's session on the provider's console:
 * - signed-out: there is none
 * - refreshing: its tokens are being read, and renewed if they have expired
 * - signed-in: its tokens are valid
 * - unknown: it has tokens, but the network failed when they were to be renewed
 */
export type Status = 'signed-out' | 'refreshing' | 'signed-in' | 'unknown'

/**
 * - found, gone: the token cookies are there, or no longer
 * - read: the tokens are valid
 * - lost: the tokens are unreadable, or their renewal failed for another reason than the network
 * - offline: the network failed while they were renewed
 */
export type Event = 'found' | 'gone' | 'read' | 'lost' | 'offline'

/**
 * - read: read the tokens
 * - forget: delete them
 */
export type Effect = 'read' | 'forget'

const ended: Transitions<Status, Event, Effect> = {
  gone: ['signed-out'],
  lost: ['signed-out', 'forget'],
  offline: ['unknown'],
}

/** Gives the session's next status and effects. No row names a response that arrives after the cookies have gone: it changes nothing. */
export const step = stateMachine<Status, Event, Effect>({
  'signed-out': { found: ['refreshing', 'read'] },
  refreshing: { read: ['signed-in'], ...ended },
  'signed-in': { found: ['refreshing', 'read'], ...ended },
  unknown: { found: ['refreshing', 'read'], gone: ['signed-out'] },
})

/** Turns an error that ended the reading of a session into its event. */
export const eventOf = (error: unknown): Event => (cloudError(error).action === 'wait' ? 'offline' : 'lost')

import { type Row, stateMachine } from '../browser/state-machine.ts'
import { cloudError } from './errors.ts'

/**
 * What the site knows of the visitor's session on the provider's console:
 * - signed-out: there is none
 * - refreshing: its tokens are being read, and renewed where they have expired
 * - signed-in: its tokens are valid
 * - unknown: its tokens are there, and whether they still hold could not be asked
 */
export type Status = 'signed-out' | 'refreshing' | 'signed-in' | 'unknown'

/**
 * - found, gone: token cookies are there, or no longer
 * - read: the tokens are valid
 * - lost: they cannot be read, or were not renewed for any other reason than the network
 * - offline: the network did not let them be renewed
 */
export type Event = 'found' | 'gone' | 'read' | 'lost' | 'offline'

/**
 * - read: read the tokens
 * - forget: delete them
 */
export type Effect = 'read' | 'forget'

const ended: Row<Status, Event, Effect> = {
  gone: ['signed-out'],
  lost: ['signed-out', 'forget'],
  offline: ['unknown'],
}

/** The next status of the session and what to do. An answer that comes after the cookies have gone is too late: no row names it. */
export const step = stateMachine<Status, Event, Effect>({
  'signed-out': { found: ['refreshing', 'read'] },
  refreshing: { read: ['signed-in'], ...ended },
  'signed-in': { found: ['refreshing', 'read'], ...ended },
  unknown: { found: ['refreshing', 'read'], gone: ['signed-out'] },
})

/** What an error means for the session that was being read. */
export const eventOf = (error: unknown): Event => (cloudError(error).action === 'wait' ? 'offline' : 'lost')

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

type Step = readonly [next: Status, ...effects: Effect[]]
type Row = Partial<Record<Event, Step>>

const ended: Row = {
  gone: ['signed-out'],
  lost: ['signed-out', 'forget'],
  offline: ['unknown'],
}

/** Events that a row does not name change nothing: an answer that comes after the cookies have gone is too late. */
const table: Record<Status, Row> = {
  'signed-out': { found: ['refreshing', 'read'] },
  refreshing: { read: ['signed-in'], ...ended },
  'signed-in': { found: ['refreshing', 'read'], ...ended },
  unknown: { found: ['refreshing', 'read'], gone: ['signed-out'] },
}

/** The next status and what to do. Pure; whoever calls it carries the effects out. */
export const step = (status: Status, event: Event): Step => table[status][event] ?? [status]

/** What an error means for the session that was being read. */
export const eventOf = (error: unknown): Event => (cloudError(error).action === 'wait' ? 'offline' : 'lost')

/**
 * What stands between a page view and a vendor:
 * - no-key: the operator has not set its id
 * - unknown: the visitor has not been asked yet, and must be
 * - denied: the visitor, or the browser on their behalf, said no
 * - loading: allowed, its script is on the way; pages wait
 * - ready: its script is there
 * - blocked: its script cannot be had (an ad blocker, a broken line)
 */
export type Status = 'no-key' | 'unknown' | 'denied' | 'loading' | 'ready' | 'blocked'

/**
 * - page: a page was shown completely
 * - accept, reject: the visitor's first answer
 * - withdraw: the visitor takes an earlier yes back
 * - lapse: the choice no longer holds: it has grown too old, or was made under another version of the policy
 * - loaded, failed: what became of the script
 */
export type Event = 'page' | 'accept' | 'reject' | 'withdraw' | 'lapse' | 'loaded' | 'failed'

/**
 * - load: fetch the script; the current page is the first to count
 * - keep: remember the page until the script is there
 * - flush: send the pages that waited
 * - send: send the page
 * - reload: load the page anew, since a script that has run cannot be taken back
 */
export type Effect = 'load' | 'keep' | 'flush' | 'send' | 'reload'

type Step = readonly [next: Status, ...effects: Effect[]]
type Row = Partial<Record<Event, Step>>

const ended: Row = {
  reject: ['denied', 'reload'],
  withdraw: ['denied', 'reload'],
  lapse: ['unknown', 'reload'],
}

/** Events that a row does not name change nothing. */
const table: Record<Status, Row> = {
  'no-key': {},
  unknown: { accept: ['loading', 'load'], reject: ['denied'], withdraw: ['denied'] },
  denied: { accept: ['loading', 'load'], lapse: ['unknown'] },
  loading: { page: ['loading', 'keep'], loaded: ['ready', 'flush'], failed: ['blocked'], ...ended },
  ready: { page: ['ready', 'send'], ...ended },
  blocked: { accept: ['loading', 'load'], ...ended },
}

/** The next status and what to do, in order. Pure; whoever calls it carries the effects out. */
export const step = (status: Status, event: Event): Step => table[status][event] ?? [status]

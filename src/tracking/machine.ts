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
 * - expiry, policy: the choice has grown too old, or the policy has a new version
 * - loaded, failed: what became of the script
 */
export type Event = 'page' | 'accept' | 'reject' | 'withdraw' | 'expiry' | 'policy' | 'loaded' | 'failed'

/**
 * - load: fetch the script; the current page is the first to count
 * - keep: remember the page until the script is there
 * - flush: send the pages that waited
 * - send: send the page
 * - forget: delete the vendor's cookies and load the page anew, since a loaded script cannot be unloaded
 */
export type Effect = 'load' | 'keep' | 'flush' | 'send' | 'forget'

type Step = readonly [next: Status, ...effects: Effect[]]
type Row = Partial<Record<Event, Step>>

const forget: Row = {
  reject: ['denied', 'forget'],
  withdraw: ['denied', 'forget'],
  expiry: ['unknown', 'forget'],
  policy: ['unknown', 'forget'],
}

/** Events that a row does not name change nothing. */
const table: Record<Status, Row> = {
  'no-key': {},
  unknown: { accept: ['loading', 'load'], reject: ['denied'], withdraw: ['denied'] },
  denied: { accept: ['loading', 'load'], expiry: ['unknown'], policy: ['unknown'] },
  loading: { page: ['loading', 'keep'], loaded: ['ready', 'flush'], failed: ['blocked'], ...forget },
  ready: { page: ['ready', 'send'], ...forget },
  blocked: { accept: ['loading', 'load'], ...forget },
}

/** The next status and what to do, in order. Pure; whoever calls it carries the effects out. */
export const step = (status: Status, event: Event): Step => table[status][event] ?? [status]

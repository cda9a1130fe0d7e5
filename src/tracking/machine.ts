import { type Row, stateMachine } from '../browser/state-machine.ts'

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

const ended: Row<Status, Event, Effect> = {
  reject: ['denied', 'reload'],
  withdraw: ['denied', 'reload'],
  lapse: ['unknown', 'reload'],
}

/** The next status of a vendor and what to do. */
export const step = stateMachine<Status, Event, Effect>({
  'no-key': {},
  unknown: { accept: ['loading', 'load'], reject: ['denied'], withdraw: ['denied'] },
  denied: { accept: ['loading', 'load'], lapse: ['unknown'] },
  loading: { page: ['loading', 'keep'], loaded: ['ready', 'flush'], failed: ['blocked'], ...ended },
  ready: { page: ['ready', 'send'], ...ended },
  blocked: { accept: ['loading', 'load'], ...ended },
})

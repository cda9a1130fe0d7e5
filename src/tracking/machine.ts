import { stateMachine, type Transitions } from '../browser/state-machine.ts'

/**
 * Whether a vendor can receive page views:
 * - no-key: the operator has not set its id
 * - unknown: the visitor must be asked first
 * - denied: the visitor, or the browser on their behalf, said no
 * - loading: allowed; page views wait for its script
 * - ready: its script has loaded
 * - blocked: its script failed to load (an ad blocker, a bad connection)
 */
export type Status = 'no-key' | 'unknown' | 'denied' | 'loading' | 'ready' | 'blocked'

/**
 * - page: a page was shown completely
 * - accept, reject: the visitor's first answer
 * - withdraw: the visitor takes consent back
 * - lapse: the choice has expired, or was made under another version of the policy
 * - loaded, failed: the result of loading the script
 */
export type Event = 'page' | 'accept' | 'reject' | 'withdraw' | 'lapse' | 'loaded' | 'failed'

/**
 * - load: load the script; the current page is the first to count
 * - keep: store the page view until the script has loaded
 * - flush: send the stored page views
 * - send: send the page view
 * - reload: reload the page, since a script that has run cannot be removed
 */
export type Effect = 'load' | 'keep' | 'flush' | 'send' | 'reload'

const ended: Transitions<Status, Event, Effect> = {
  reject: ['denied', 'reload'],
  withdraw: ['denied', 'reload'],
  lapse: ['unknown', 'reload'],
}

/** Gives a vendor's next status and effects. */
export const step = stateMachine<Status, Event, Effect>({
  'no-key': {},
  unknown: { accept: ['loading', 'load'], reject: ['denied'], withdraw: ['denied'] },
  denied: { accept: ['loading', 'load'], lapse: ['unknown'] },
  loading: { page: ['loading', 'keep'], loaded: ['ready', 'flush'], failed: ['blocked'], ...ended },
  ready: { page: ['ready', 'send'], ...ended },
  blocked: { accept: ['loading', 'load'], ...ended },
})

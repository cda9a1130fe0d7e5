/** What can be made to go wrong with a service. */
export type Fault =
  /** It answers with this status and nothing else. */
  | { kind: 'status'; status: number }
  /** It takes the request, then breaks the connection. */
  | { kind: 'reset' }
  /** It does what it was asked to, then breaks the connection instead of answering. */
  | { kind: 'lost' }
  /** It does not listen. */
  | { kind: 'refused' }
  /** It answers rightly, this many milliseconds late. */
  | { kind: 'slow'; delay: number }

export interface Fate {
  fault: Fault
  /** How many requests it meets; every one until it is cleared, unless said otherwise. */
  times?: number
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0

/** The fate in a JSON body of the control port. @throws when it is none */
export const parseFate = (body: unknown): Fate => {
  const { kind, status, delay, times } = (body ?? {}) as Record<string, unknown>
  const limit = isNumber(times) ? { times } : {}
  if (kind === 'status' && isNumber(status)) return { fault: { kind, status }, ...limit }
  if (kind === 'slow' && isNumber(delay)) return { fault: { kind, delay }, ...limit }
  if (kind === 'reset' || kind === 'lost') return { fault: { kind }, ...limit }
  if (kind === 'refused') return { fault: { kind } }
  throw new TypeError(
    'a fault is status (with status), slow (with delay), reset, lost or refused, and optionally times',
  )
}

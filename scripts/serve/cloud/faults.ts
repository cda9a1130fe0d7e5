/** Fault injection: how a service can be made to fail. */
export type Fault =
  /** Responds with this status. */
  | { kind: 'status'; status: number }
  /** Takes the request, then resets the connection. */
  | { kind: 'reset' }
  /** Carries the request out, then resets the connection instead of responding. */
  | { kind: 'lost' }
  /** Refuses connections. */
  | { kind: 'refused' }
  /** Responds after a delay in milliseconds. */
  | { kind: 'slow'; delay: number }

export interface FaultRule {
  fault: Fault
  /** Number of requests that fail; without it, all until the rule is cleared. */
  times?: number
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0

/**
 * Parses a rule in JSON sent to the control port.
 * @throws if it is not a valid rule
 */
export const parseFaultRule = (body: unknown): FaultRule => {
  const { kind, status, delay, times } = (body ?? {}) as Record<string, unknown>
  const limit = isNumber(times) ? { times } : {}
  if (kind === 'status' && isNumber(status)) return { fault: { kind, status }, ...limit }
  if (kind === 'slow' && isNumber(delay)) return { fault: { kind, delay }, ...limit }
  if (kind === 'reset' || kind === 'lost') return { fault: { kind }, ...limit }
  if (kind === 'refused') return { fault: { kind } }
  throw new TypeError(
    'a fault has one of the kinds status (with a status), slow (with a delay), reset, lost and refused, and optionally times',
  )
}

import { fieldsOf, numbersOf, rejectOverflow, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { divide, toNumber, whole } from '../shared/rational.ts'
import type { TransferInput } from './input.ts'
import { readPath, windowRate } from './path.ts'

/**
 * The goodput in Mbit/s that the TCP windows allow on any link, `null` when they are no limit. A required rate above it
 * cannot be reached by a faster link, only with more streams, a larger window or a shorter path.
 */
export function windowLimitMbitPerS(input: Untrusted<TransferInput>): number | null | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const window = windowRate(readPath(fields))
    const limit = window && toNumber(divide(window, whole(1_000_000)))
    return rejectOverflow(limit, numbersOf(fields, ['tcpWindowKiB', 'rttMs']))
  })
}

import { fieldsOf, numbersOf, rejectOverflow, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { divide, multiply, toNumber, whole } from '../shared/rational.ts'
import { magnitudes, type PlanOf, wireBits } from './file-transfer.ts'
import type { TransferInput } from './input.ts'
import { setupOf, throughputOf, windowRate } from './path.ts'
import { readTransferPlan } from './plan.ts'

/** Where the time goes, and how far the link and the TCP windows are apart. */
export interface TimeBar {
  readonly dataSeconds: number
  readonly setupSeconds: number
  /** What the link alone, and the windows alone, let through; `null` when windows are no limit. */
  readonly linkMbitPerS: number
  readonly windowMbitPerS: number | null
  /** The window per stream that would fill the link (bandwidth × delay), in KiB; 0 without delay. */
  readonly windowToFillLinkKiB: number
}

function barOf({ path, payload, linkRate }: PlanOf<'time'>): TimeBar {
  const megabit = whole(1_000_000)
  const link = multiply(linkRate, path.linkShare, path.payloadShare)
  const window = windowRate(path)
  const seconds = divide(wireBits({ payload, path }), throughputOf(path, linkRate).bitsPerSecond)
  return {
    dataSeconds: toNumber(seconds),
    setupSeconds: toNumber(setupOf(path, payload.fileCount)),
    linkMbitPerS: toNumber(divide(link, megabit)),
    windowMbitPerS: window && toNumber(divide(window, megabit)),
    windowToFillLinkKiB: toNumber(divide(multiply(link, path.rtt), whole(8192 * path.streams))),
  }
}

/** The parts of the time bar; `null` in the modes that ask for no time. */
export function timeBar(input: Untrusted<TransferInput>): TimeBar | null | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const plan = readTransferPlan(fields)
    return plan.mode === 'time' ? rejectOverflow(barOf(plan), numbersOf(fields, magnitudes)) : null
  })
}

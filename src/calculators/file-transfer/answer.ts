import type { Fields } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { maxSizeOf, requiredRateOf, type TimeResult, timeOf, toMbit } from './engine.ts'
import { ceilingOf, lineParts, type TimeBar, timeBarOf, timeParts } from './losses.ts'
import { type RatePlan, readTransferPlan, type SizePlan, type TimePlan } from './plan.ts'

/** The checked plan and everything the page shows for it, except the comparisons. */
export type TransferAnswer = Exclude<ReturnType<typeof answerFileTransfer>, InputError>

export type TransferOutcome = Outcome<TransferAnswer>

/** What it would take for the TCP windows to fill the link. */
function adviceOf({ path }: TimePlan, bar: TimeBar, { bottleneck }: TimeResult) {
  const { windowMbitPerS, linkMbitPerS, windowToFillLinkKiB: windowKiB } = bar
  if (windowMbitPerS === null || bottleneck !== 'tcp-window') return null
  const streams = Math.ceil((linkMbitPerS / windowMbitPerS) * path.streams)
  return {
    windowMbitPerS,
    linkMbitPerS,
    /** Window per stream that would fill the link, in KiB. */
    windowKiB,
    /** Number of streams that would fill it at the current window size. */
    streams,
  }
}

function timeAnswer(plan: TimePlan) {
  const result = timeOf(plan)
  const bar = timeBarOf(plan)
  return {
    mode: plan.mode,
    plan,
    ...result,
    losses: timeParts(plan, bar, result),
    /** The main bottleneck. */
    pace: bar.setupSeconds > bar.dataSeconds ? ('waiting' as const) : result.bottleneck,
    /** Only if the windows are the limit. */
    advice: adviceOf(plan, bar, result),
  }
}

function rateAnswer(plan: RatePlan) {
  const result = requiredRateOf(plan)
  const line = lineParts(plan, result.requiredLinkMbitPerS, result.requiredGoodputMbitPerS, 'link')
  return {
    mode: plan.mode,
    plan,
    ...result,
    line,
    /** The rate that windows, packet loss or disks allow on any link; `null` if they don't limit it. */
    ceiling: ceilingOf(plan),
  }
}

function sizeAnswer(plan: SizePlan) {
  const result = maxSizeOf(plan)
  const line = lineParts(plan, toMbit(plan.link.rate), result.effectiveMbitPerS, result.bottleneck)
  return { mode: plan.mode, plan, ...result, line }
}

/** Reads and answers the form's values; returns the first rejected input as an error. */
export const answerFileTransfer = (fields: Fields) =>
  settle(() => {
    const plan = readTransferPlan(fields)
    switch (plan.mode) {
      case 'time':
        return timeAnswer(plan)
      case 'required-rate':
        return rateAnswer(plan)
      case 'max-size':
        return sizeAnswer(plan)
    }
  })

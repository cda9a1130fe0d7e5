import type { Fields } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import {
  type MaxSizeResult,
  maxSizeOf,
  type RequiredRateResult,
  requiredRateOf,
  type TimeResult,
  timeOf,
  toMbit,
} from './engine.ts'
import {
  type Ceiling,
  ceilingOf,
  type LinePart,
  lineParts,
  type TimeBar,
  type TimePart,
  timeBarOf,
  timeParts,
} from './losses.ts'
import type { Bottleneck } from './path.ts'
import { type RatePlan, readTransferPlan, type SizePlan, type TimePlan } from './plan.ts'

export interface TimeAnswer extends TimeResult {
  readonly mode: 'time'
  readonly plan: TimePlan
  readonly losses: readonly TimePart[]
  /** The main bottleneck. */
  readonly pace: Bottleneck | 'waiting'
  /** Only if the windows are the limit. */
  readonly advice: ReturnType<typeof adviceOf>
}

export interface RequiredRateAnswer extends RequiredRateResult {
  readonly mode: 'required-rate'
  readonly plan: RatePlan
  /** Breakdown of the line's rate. */
  readonly line: readonly LinePart[]
  /** The rate that windows, packet loss or disks allow on any link; `null` if they don't limit it. */
  readonly ceiling: Ceiling | null
}

export interface MaxSizeAnswer extends MaxSizeResult {
  readonly mode: 'max-size'
  readonly plan: SizePlan
  readonly line: readonly LinePart[]
}

/** The checked plan and everything the page shows for it, except the comparisons. */
export type TransferAnswer = TimeAnswer | RequiredRateAnswer | MaxSizeAnswer

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

function timeAnswer(plan: TimePlan): TimeAnswer {
  const result = timeOf(plan)
  const bar = timeBarOf(plan)
  return {
    mode: plan.mode,
    plan,
    ...result,
    losses: timeParts(plan, bar, result),
    pace: bar.setupSeconds > bar.dataSeconds ? 'waiting' : result.bottleneck,
    advice: adviceOf(plan, bar, result),
  }
}

function rateAnswer(plan: RatePlan): RequiredRateAnswer {
  const result = requiredRateOf(plan)
  const line = lineParts(plan, result.requiredLinkMbitPerS, result.requiredGoodputMbitPerS, 'link')
  return { mode: plan.mode, plan, ...result, line, ceiling: ceilingOf(plan) }
}

function sizeAnswer(plan: SizePlan): MaxSizeAnswer {
  const result = maxSizeOf(plan)
  const line = lineParts(plan, toMbit(plan.link.rate), result.effectiveMbitPerS, result.bottleneck)
  return { mode: plan.mode, plan, ...result, line }
}

/** Reads and answers the form's values; returns the first rejected input as an error. */
export const answerFileTransfer = (asked: Fields): TransferAnswer | InputError =>
  settle(() => {
    const plan = readTransferPlan(asked)
    switch (plan.mode) {
      case 'time':
        return timeAnswer(plan)
      case 'required-rate':
        return rateAnswer(plan)
      case 'max-size':
        return sizeAnswer(plan)
    }
  })

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

/** How far the TCP windows are from filling the link. */
export interface WindowAdvice {
  readonly windowMbitPerS: number
  readonly linkMbitPerS: number
  /** The window per stream that would fill the link, in KiB. */
  readonly windowKiB: number
  /** The streams that would fill it with the windows as they are. */
  readonly streams: number
}

export interface TimeAnswer extends TimeResult {
  readonly mode: 'time'
  readonly plan: TimePlan
  readonly losses: readonly TimePart[]
  /** What most of the time depends on. */
  readonly pace: Bottleneck | 'waiting'
  /** Only while the windows are the limit. */
  readonly advice: WindowAdvice | null
}

export interface RequiredRateAnswer extends RequiredRateResult {
  readonly mode: 'required-rate'
  readonly plan: RatePlan
  /** What the line goes to. */
  readonly line: readonly LinePart[]
  /** What windows, lost packets or disks let through on any link; `null` when they are no limit. */
  readonly ceiling: Ceiling | null
}

export interface MaxSizeAnswer extends MaxSizeResult {
  readonly mode: 'max-size'
  readonly plan: SizePlan
  readonly line: readonly LinePart[]
}

/** What was asked, as a checked plan, and everything that the page shows for it, but the comparisons. */
export type TransferAnswer = TimeAnswer | RequiredRateAnswer | MaxSizeAnswer

function adviceOf({ path }: TimePlan, bar: TimeBar, { bottleneck }: TimeResult): WindowAdvice | null {
  const { windowMbitPerS, linkMbitPerS, windowToFillLinkKiB: windowKiB } = bar
  if (windowMbitPerS === null || bottleneck !== 'tcp-window') return null
  const streams = Math.ceil((linkMbitPerS / windowMbitPerS) * path.streams)
  return { windowMbitPerS, linkMbitPerS, windowKiB, streams }
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

/** Reads what was asked, once, and answers it; or names the first input that was refused. */
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

import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { aCapacityUnit, aRateUnit } from '../shared/units.ts'
import { type Ceiling, ceilingOf, linkMbit } from './comparisons.ts'
import {
  fileTransfer,
  type MaxSizeResult,
  type RequiredRateResult,
  type TimeResult,
  type TransferResult,
} from './engine.ts'
import type { TransferInput } from './input.ts'
import { type TimePart, timeBar, timeParts } from './losses.ts'
import type { Bottleneck } from './path.ts'

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
  /** The nominal rate of the visitor's line. */
  readonly linkMbitPerS: number
  readonly losses: readonly TimePart[]
  /** What most of the time depends on. */
  readonly pace: Bottleneck | 'waiting'
  /** Only while the windows are the limit. */
  readonly advice: WindowAdvice | null
}

export interface RequiredRateAnswer extends RequiredRateResult {
  readonly mode: 'required-rate'
  /** What windows, lost packets or disks let through on any link; `null` when they are no limit. */
  readonly ceiling: Ceiling | null
}

export interface MaxSizeAnswer extends MaxSizeResult {
  readonly mode: 'max-size'
  /** The nominal rate of the visitor's line. */
  readonly linkMbitPerS: number
}

/** Everything that the page shows for what was asked, but the comparisons. */
export type TransferAnswer = TimeAnswer | RequiredRateAnswer | MaxSizeAnswer

/** Finds the refused one of the form's two units; the engine reports both at `unit`. */
function unitField(input: TransferInput): string {
  const refused = (check: () => unknown) => isInputError(settle(check))
  const size = input.fileSizeUnit !== undefined && refused(() => aCapacityUnit(input.fileSizeUnit, 'unit'))
  const rate = input.linkRateUnit !== undefined && refused(() => aRateUnit(input.linkRateUnit, 'unit'))
  if (size) return 'fileSizeUnit'
  return rate ? 'linkRateUnit' : 'unit'
}

/** Packets a second, where they are asked for and the mode knows them. */
export const packetsPerSecond = (answer: TransferAnswer): number | undefined =>
  answer.mode === 'required-rate' ? undefined : answer.packetsPerSecond

function timeAnswer(input: TransferInput, result: TimeResult): TimeAnswer | InputError {
  const bar = timeBar(input)
  if (bar === null) throw new Error('a time has a time bar')
  if (isInputError(bar)) return bar
  const { windowMbitPerS, linkMbitPerS, windowToFillLinkKiB: windowKiB } = bar
  const streams = Math.ceil((linkMbitPerS / (windowMbitPerS ?? 1)) * (input.parallelStreams ?? 1))
  const limited = windowMbitPerS !== null && result.bottleneck === 'tcp-window'
  const advice = limited ? { windowMbitPerS, linkMbitPerS, windowKiB, streams } : null
  return {
    mode: 'time',
    ...result,
    linkMbitPerS: linkMbit(input),
    losses: timeParts(input, bar, result),
    pace: bar.setupSeconds > bar.dataSeconds ? 'waiting' : result.bottleneck,
    advice,
  }
}

function answerOf(input: TransferInput, result: TransferResult): TransferAnswer | InputError {
  if ('durationSeconds' in result) return timeAnswer(input, result)
  if ('maxSizeGB' in result) return { mode: 'max-size', ...result, linkMbitPerS: linkMbit(input) }
  const ceiling = ceilingOf(input)
  if (isInputError(ceiling)) return ceiling
  return { mode: 'required-rate', ...result, ceiling }
}

/** The answer, or the first input that was refused, by its name in the form. */
export function answerFileTransfer(input: TransferInput): TransferAnswer | InputError {
  const result = fileTransfer(input)
  if (!isInputError(result)) return answerOf(input, result)
  return result.field === 'unit' ? { ...result, field: unitField(input) } : result
}

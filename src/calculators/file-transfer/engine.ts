import { fieldsOf, numbersOf, rejectOverflow, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { add, divide, multiply, type Rational, round, toNumber, whole } from '../shared/rational.ts'
import { type Finish, finishOf } from './finish.ts'
import {
  type Payload,
  readTransferPlan,
  secondsForData,
  type TransferInput,
  type TransferPlan,
} from './input.ts'
import { type Bottleneck, type Path, setupOf, type Throughput, throughputOf } from './path.ts'

/** A duration in whole units; seconds are rounded half up. */
export interface Duration {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Splits exact seconds into days, hours, minutes and seconds. */
export function durationOf(exactSeconds: Rational): Duration {
  const total = round(exactSeconds)
  return {
    days: Number(total / 86_400n),
    hours: Number((total % 86_400n) / 3600n),
    minutes: Number((total % 3600n) / 60n),
    seconds: Number(total % 60n),
  }
}

interface PayloadResult {
  readonly totalBytes: number
  /** After compression. */
  readonly wireBytes: number
}

interface ThroughputResult {
  readonly effectiveMbitPerS: number
  readonly bottleneck: Bottleneck
  /** Full packets of data, when their size is given. */
  readonly packetsPerSecond?: number
}

export interface TimeResult extends PayloadResult, ThroughputResult {
  /** When a start is given; `null` when the end is a century away. */
  readonly finish?: Finish | null
  readonly setupSeconds: number
  readonly durationSeconds: number
  readonly duration: Duration
}

export interface RequiredRateResult extends PayloadResult {
  readonly requiredGoodputMbitPerS: number
  readonly requiredLinkMbitPerS: number
}

export interface MaxSizeResult extends ThroughputResult {
  readonly maxSizeGB: number
}

export type TransferResult = TimeResult | RequiredRateResult | MaxSizeResult

export type PlanOf<Mode> = Extract<TransferPlan, { mode: Mode }>

/** A rate in Mbit/s. */
export const toMbit = (bitsPerSecond: Rational) => toNumber(divide(bitsPerSecond, whole(1_000_000)))

/** Bits on the wire, after compression. */
export function wireBits({ payload, path }: { payload: Payload; path: PlanOf<'time'>['path'] }): Rational {
  return divide(multiply(payload.totalBytes, whole(8)), path.compression)
}

function payloadResult(plan: PlanOf<'time' | 'required-rate'>): PayloadResult {
  return {
    totalBytes: toNumber(plan.payload.totalBytes),
    wireBytes: toNumber(divide(wireBits(plan), whole(8))),
  }
}

/** Packets that carry so many bits of data. */
export const packetsOf = (bitsPerSecond: Rational, { segmentBytes }: Path): Rational =>
  divide(bitsPerSecond, multiply(segmentBytes, whole(8)))

function throughputResult(path: Path, { bitsPerSecond, bottleneck }: Throughput): ThroughputResult {
  return {
    effectiveMbitPerS: toMbit(bitsPerSecond),
    bottleneck,
    ...(path.countsPackets && { packetsPerSecond: toNumber(packetsOf(bitsPerSecond, path)) }),
  }
}

function timeOf(plan: PlanOf<'time'>): TimeResult {
  const throughput = throughputOf(plan.path, plan.linkRate)
  const setup = setupOf(plan.path, plan.payload.fileCount)
  const seconds = add(divide(wireBits(plan), throughput.bitsPerSecond), setup)
  return {
    ...payloadResult(plan),
    ...throughputResult(plan.path, throughput),
    setupSeconds: toNumber(setup),
    durationSeconds: toNumber(seconds),
    duration: durationOf(seconds),
    ...(plan.schedule && { finish: finishOf(plan.schedule, toNumber(seconds)) }),
  }
}

function requiredRateOf(plan: PlanOf<'required-rate'>): RequiredRateResult {
  const { path, payload, deadline } = plan
  const goodput = divide(wireBits(plan), secondsForData(path, payload.fileCount, deadline))
  return {
    ...payloadResult(plan),
    requiredGoodputMbitPerS: toMbit(goodput),
    requiredLinkMbitPerS: toMbit(divide(goodput, multiply(path.linkShare, path.payloadShare))),
  }
}

function maxSizeOf({ path, linkRate, deadline }: PlanOf<'max-size'>): MaxSizeResult {
  const throughput = throughputOf(path, linkRate)
  const bits = multiply(throughput.bitsPerSecond, secondsForData(path, 1, deadline), path.compression)
  return {
    ...throughputResult(path, throughput),
    maxSizeGB: toNumber(divide(bits, whole(8_000_000_000))),
  }
}

function resultOf(plan: TransferPlan): TransferResult {
  switch (plan.mode) {
    case 'time':
      return timeOf(plan)
    case 'required-rate':
      return requiredRateOf(plan)
    case 'max-size':
      return maxSizeOf(plan)
  }
}

/** The inputs that can take a result beyond the range of doubles. */
export const magnitudes = [
  'fileSizeValue',
  'linkRateValue',
  'linkSharePct',
  'compressionRatio',
  'rttMs',
  'tcpWindowKiB',
  'deadlineSeconds',
  'packetLossPct',
  'diskMBps',
]

/** The file transfer calculator: the time, the link rate for a deadline, or the largest size for a deadline. */
export function fileTransfer(input: Untrusted<TransferInput>): TransferResult | InputError {
  const fields = fieldsOf(input)
  return settle(() => rejectOverflow(resultOf(readTransferPlan(fields)), numbersOf(fields, magnitudes)))
}

import { fieldsOf, rejectOverflow } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { add, divide, multiply, type Rational, round, toNumber, whole } from '../shared/rational.ts'
import { finishOf } from './finish.ts'
import { secondsForData, setupOf, type Throughput, throughputOf } from './path.ts'
import {
  type Path,
  type Payload,
  type RatePlan,
  readTransferPlan,
  type SizePlan,
  type TimePlan,
  type TransferPlan,
} from './plan.ts'

/** Splits exact seconds, rounded half up, into days, hours, minutes and seconds. */
export function durationOf(exactSeconds: Rational) {
  const total = round(exactSeconds)
  return {
    days: Number(total / 86_400n),
    hours: Number((total % 86_400n) / 3600n),
    minutes: Number((total % 3600n) / 60n),
    seconds: Number(total % 60n),
  }
}

export type TimeResult = ReturnType<typeof timeOf>
export type RequiredRateResult = ReturnType<typeof requiredRateOf>
export type MaxSizeResult = ReturnType<typeof maxSizeOf>
export type TransferResult = TimeResult | RequiredRateResult | MaxSizeResult

/** A rate in Mbit/s. */
export const toMbit = (bitsPerSecond: Rational) => toNumber(divide(bitsPerSecond, whole(1_000_000)))

/** Bits on the wire, after compression. */
export function wireBits({ payload, path }: { payload: Payload; path: Path }): Rational {
  return divide(multiply(payload.totalBytes, whole(8)), path.compression)
}

function payloadResult(plan: TimePlan | RatePlan) {
  return {
    totalBytes: toNumber(plan.payload.totalBytes),
    /** After compression. */
    wireBytes: toNumber(divide(wireBits(plan), whole(8))),
  }
}

/** Number of packets that carry the given bits of data. */
export const packetsOf = (bitsPerSecond: Rational, { segmentBytes }: Path): Rational =>
  divide(bitsPerSecond, multiply(segmentBytes, whole(8)))

function throughputResult(path: Path, { bitsPerSecond, bottleneck }: Throughput) {
  return {
    effectiveMbitPerS: toMbit(bitsPerSecond),
    bottleneck,
    /** Full packets of data, when their size is given. */
    ...(path.countsPackets && { packetsPerSecond: toNumber(packetsOf(bitsPerSecond, path)) }),
  }
}

/** Answers a plan; throws a `Rejection` if the result exceeds the range of doubles. */
export function timeOf(plan: TimePlan) {
  const throughput = throughputOf(plan.path, plan.link.rate)
  const setup = setupOf(plan.path, plan.payload.fileCount)
  const seconds = add(divide(wireBits(plan), throughput.bitsPerSecond), setup)
  const result = {
    ...payloadResult(plan),
    ...throughputResult(plan.path, throughput),
    setupSeconds: toNumber(setup),
    durationSeconds: toNumber(seconds),
    duration: durationOf(seconds),
    /** Only if a start is given; `null` if the end is more than a century away. */
    ...(plan.schedule && { finish: finishOf(plan.schedule, toNumber(seconds)) }),
  }
  return rejectOverflow(result, plan.magnitudes)
}

/** As `timeOf`; also throws if setting up the files takes all of the time. */
export function requiredRateOf(plan: RatePlan) {
  const { path, payload, deadline } = plan
  const goodput = divide(wireBits(plan), secondsForData(path, payload.fileCount, deadline))
  const result = {
    ...payloadResult(plan),
    requiredGoodputMbitPerS: toMbit(goodput),
    requiredLinkMbitPerS: toMbit(divide(goodput, multiply(path.linkShare, path.payloadShare))),
  }
  return rejectOverflow(result, plan.magnitudes)
}

/** As `requiredRateOf`. */
export function maxSizeOf({ path, link, deadline, magnitudes }: SizePlan) {
  const throughput = throughputOf(path, link.rate)
  const bits = multiply(throughput.bitsPerSecond, secondsForData(path, 1, deadline), path.compression)
  const result = {
    ...throughputResult(path, throughput),
    maxSizeGB: toNumber(divide(bits, whole(8_000_000_000))),
  }
  return rejectOverflow(result, magnitudes)
}

export function resultOf(plan: TransferPlan): TransferResult {
  switch (plan.mode) {
    case 'time':
      return timeOf(plan)
    case 'required-rate':
      return requiredRateOf(plan)
    case 'max-size':
      return maxSizeOf(plan)
  }
}

/** What programs call a rejected field of the form. */
const programNames: Readonly<Record<string, string>> = {
  fileSizeUnit: 'unit',
  linkRateUnit: 'unit',
  deadline: 'deadlineSeconds',
}

/** The file transfer calculator: returns the time, the link rate for a deadline, or the largest size for a deadline. */
export function fileTransfer(input: unknown): TransferResult | InputError {
  const outcome = settle(() => resultOf(readTransferPlan(fieldsOf(input))))
  return isInputError(outcome) ? { ...outcome, field: programNames[outcome.field] ?? outcome.field } : outcome
}

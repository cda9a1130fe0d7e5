import { aNumber, type Bounds, type Fields, within } from '../shared/checks.ts'
import { toBits } from '../shared/convert.ts'
import { Rejection } from '../shared/input-error.ts'
import {
  complement,
  divide,
  exact,
  multiply,
  type Rational,
  share,
  toNumber,
  whole,
} from '../shared/rational.ts'
import { aCapacityUnit, aRateUnit, type Unit } from '../shared/units.ts'
import { checkedBy } from '../ui/form/checked.ts'
import {
  deadlineRange,
  deadlineUnits,
  groups,
  plainSegmentBytes,
  rateRange,
  sizeRange,
  type TransferInput,
} from './form.ts'

/** The files to move. */
export type Payload = ReturnType<typeof payloadOf>

/** The visitor's line: its nominal rate in bit/s, and as entered. */
export type Link = ReturnType<typeof networkLink>

/** Everything between the two ends, for every question; exact, in bits, seconds and shares of 1. */
export type Path = ReturnType<typeof pathOf>

/** When a transfer starts and when it may run, in local time of one place, without daylight saving. */
export type Schedule = NonNullable<ReturnType<typeof scheduleOf>>

/** Asks for the time. */
export type TimePlan = ReturnType<typeof timePlan>

/** Asks for the link rate that meets a deadline, in seconds. */
export type RatePlan = ReturnType<typeof ratePlan>

/** Asks for the largest size that meets a deadline, in seconds. */
export type SizePlan = ReturnType<typeof sizePlan>

/** A checked input with what its mode needs. */
export type TransferPlan = TimePlan | RatePlan | SizePlan

const checked = checkedBy(groups)

/** Converts an amount to bits; `limit` is the unit of its range. */
function bitsOf(amount: number, unit: Unit, range: Bounds, limit: Unit, name: string): Rational {
  const bits = toBits(exact(amount), unit)
  within(range)(toNumber(divide(bits, whole(limit.bits))), name)
  return bits
}

function payloadOf({ fileSizeValue, fileSizeUnit, fileCount }: TransferInput) {
  const limit = aCapacityUnit(sizeRange.unit, 'fileSizeUnit')
  const bits = bitsOf(fileSizeValue, fileSizeUnit, sizeRange, limit, 'fileSizeValue')
  return { totalBytes: multiply(divide(bits, whole(8)), whole(fileCount)), fileCount }
}

function networkLink({ linkRateValue, linkRateUnit }: TransferInput) {
  const limit = aRateUnit(rateRange.unit, 'linkRateUnit')
  const rate = bitsOf(linkRateValue, linkRateUnit, rateRange, limit, 'linkRateValue')
  return { rate, value: linkRateValue, unit: linkRateUnit.symbol }
}

const bitsPerKiB = 1024 * 8

/** Multiplies a number that may be missing; returns `null` if it is. */
const scaled = (value: number | undefined, by: number) =>
  value === undefined ? null : multiply(exact(value), whole(by))

const pathOf = (input: TransferInput) => ({
  linkShare: share(input.linkSharePct),
  /** Share left by protocol overhead. */
  payloadShare: complement(share(input.overheadPct)),
  compression: exact(input.compressionRatio),
  streams: input.parallelStreams,
  rtt: divide(exact(input.rttMs), whole(1000)),
  /** Bits in one stream's TCP window; `null` if it's no limit. */
  windowBits: scaled(input.tcpWindowKiB, bitsPerKiB),
  roundTripsPerFile: input.setupRoundTripsPerFile,
  /** Packet loss as a share of 1; `null` if none, which a share that underflows counts as. */
  loss: input.packetLossPct / 100 || null,
  /** Bytes of data in a full packet, and whether to calculate the packet rate. */
  segmentBytes: whole(input.segmentBytes ?? plainSegmentBytes),
  countsPackets: input.segmentBytes !== undefined,
  /** Rate of the slower disk in bit/s before compression; `null` if it's no limit. */
  diskRate: scaled(input.diskMBps, 8_000_000),
})

const hour = 3600

/** Reads the schedule; `null` without a start. */
function scheduleOf(input: TransferInput) {
  if (input.startDate === undefined) return null
  const [from, to] = [input.allowedFrom * hour, input.allowedTo * hour]
  if (from === to) throw new Rejection('out-of-range', 'allowedTo')
  return {
    day: input.startDate,
    /** Seconds after midnight. */
    start: input.startHour * hour,
    from,
    /** Above `from`; more than a day if the hours run past midnight. */
    to: to > from ? to : to + 24 * hour,
    /** Days on which it may run; hours past midnight belong to the day on which they began. */
    days: input.allowedDays,
  }
}

/** Reads the deadline in seconds; programs give it without a unit. */
function deadlineOf({ deadline, deadlineUnit }: TransferInput): number {
  const each = deadlineUnit === undefined ? 1 : deadlineUnits[deadlineUnit]
  const seconds = aNumber()(deadline * (each ?? Number.NaN), 'deadline')
  within(deadlineRange)(seconds / 86_400, 'deadline')
  return seconds
}

type Read = ReturnType<typeof checked>

/** A deadline and the other inputs by size: the one furthest from 1 is rejected if a result exceeds the range of doubles. */
function untilDeadline({ input, numbers }: Read) {
  const seconds = deadlineOf(input)
  return { deadline: exact(seconds), magnitudes: { ...numbers(), deadline: seconds } }
}

function timePlan({ input, numbers }: Read) {
  const plan = { payload: payloadOf(input), link: networkLink(input), path: pathOf(input) }
  return { mode: 'time' as const, ...plan, schedule: scheduleOf(input), magnitudes: numbers() }
}

function ratePlan(read: Read) {
  const plan = { payload: payloadOf(read.input), path: pathOf(read.input) }
  return { mode: 'required-rate' as const, ...plan, ...untilDeadline(read) }
}

function sizePlan(read: Read) {
  const plan = { link: networkLink(read.input), path: pathOf(read.input) }
  return { mode: 'max-size' as const, ...plan, ...untilDeadline(read) }
}

const plans = { time: timePlan, 'required-rate': ratePlan, 'max-size': sizePlan } as const

/** Reads the inputs that the mode needs; throws a `Rejection`. */
export function readTransferPlan(fields: Fields): TransferPlan {
  const { deadlineSeconds, ...others } = fields
  const read = checked(deadlineSeconds === undefined ? others : { ...others, deadline: deadlineSeconds })
  return plans[read.input.mode](read)
}

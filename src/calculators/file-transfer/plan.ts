import { aNumber, type Bounds, type Fields, type Magnitudes, within } from '../shared/checks.ts'
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

interface Common {
  readonly path: Path
  /** Inputs by size: the one furthest from 1 is rejected if a result exceeds the range of doubles. */
  readonly magnitudes: Magnitudes
}

/** Asks for the time. */
export interface TimePlan extends Common {
  readonly mode: 'time'
  readonly payload: Payload
  readonly link: Link
  readonly schedule: Schedule | null
}

/** Asks for the link rate that meets a deadline, in seconds. */
export interface RatePlan extends Common {
  readonly mode: 'required-rate'
  readonly payload: Payload
  readonly deadline: Rational
}

/** Asks for the largest size that meets a deadline, in seconds. */
export interface SizePlan extends Common {
  readonly mode: 'max-size'
  readonly link: Link
  readonly deadline: Rational
}

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
  /** Bytes of data in a full packet, and whether the packet rate is asked for. */
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

/** Reads the inputs that the mode needs; throws a `Rejection`. */
export function readTransferPlan(fields: Fields): TransferPlan {
  const { deadlineSeconds, ...others } = fields
  const given = deadlineSeconds === undefined ? others : { ...others, deadline: deadlineSeconds }
  const { input, numbers } = checked(given)
  const { mode } = input
  if (mode === 'time') {
    const plan = { mode, payload: payloadOf(input), link: networkLink(input), path: pathOf(input) }
    return { ...plan, schedule: scheduleOf(input), magnitudes: numbers() }
  }
  const plan =
    mode === 'required-rate'
      ? { mode, payload: payloadOf(input), path: pathOf(input) }
      : { mode, link: networkLink(input), path: pathOf(input) }
  const seconds = deadlineOf(input)
  return { ...plan, deadline: exact(seconds), magnitudes: { ...numbers(), deadline: seconds } }
}

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
import type { Schedule } from './finish.ts'
import {
  deadlineRange,
  deadlineUnits,
  groups,
  plainSegmentBytes,
  rateRange,
  sizeRange,
  type TransferInput,
} from './form.ts'
import type { Path } from './path.ts'

/** The files to move. */
export interface Payload {
  readonly totalBytes: Rational
  readonly fileCount: number
}

/** The visitor's line: its nominal rate in bit/s, and as entered. */
export interface Link {
  readonly rate: Rational
  readonly value: number
  readonly unit: string
}

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

function payloadOf({ fileSizeValue, fileSizeUnit, fileCount }: TransferInput): Payload {
  const limit = aCapacityUnit(sizeRange.unit, 'fileSizeUnit')
  const bits = bitsOf(fileSizeValue, fileSizeUnit, sizeRange, limit, 'fileSizeValue')
  return { totalBytes: multiply(divide(bits, whole(8)), whole(fileCount)), fileCount }
}

function networkLink({ linkRateValue, linkRateUnit }: TransferInput): Link {
  const limit = aRateUnit(rateRange.unit, 'linkRateUnit')
  const rate = bitsOf(linkRateValue, linkRateUnit, rateRange, limit, 'linkRateValue')
  return { rate, value: linkRateValue, unit: linkRateUnit.symbol }
}

const bitsPerKiB = 1024 * 8

/** Multiplies a number that may be missing; returns `null` if it is. */
const scaled = (value: number | undefined, by: number) =>
  value === undefined ? null : multiply(exact(value), whole(by))

const pathOf = (input: TransferInput): Path => ({
  linkShare: share(input.linkSharePct),
  payloadShare: complement(share(input.overheadPct)),
  compression: exact(input.compressionRatio),
  streams: input.parallelStreams,
  rtt: divide(exact(input.rttMs), whole(1000)),
  windowBits: scaled(input.tcpWindowKiB, bitsPerKiB),
  roundTripsPerFile: input.setupRoundTripsPerFile,
  // A share that underflows counts as no loss.
  loss: input.packetLossPct / 100 || null,
  segmentBytes: whole(input.segmentBytes ?? plainSegmentBytes),
  countsPackets: input.segmentBytes !== undefined,
  diskRate: scaled(input.diskMBps, 8_000_000),
})

const hour = 3600

/** Reads the schedule; `null` without a start. */
function scheduleOf(input: TransferInput): Schedule | null {
  if (input.startDate === undefined) return null
  const [from, to] = [input.allowedFrom * hour, input.allowedTo * hour]
  if (from === to) throw new Rejection('out-of-range', 'allowedTo')
  return {
    day: input.startDate,
    start: input.startHour * hour,
    from,
    to: to > from ? to : to + 24 * hour,
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

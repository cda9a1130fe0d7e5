import { aNumber, type Bounds, type Fields, numbersOf, required, within } from '../shared/checks.ts'
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
import { deadlineRange, groups, rateRange, sizeRange, type TransferInput, usualSegmentBytes } from './form.ts'
import type { Path } from './path.ts'

/** The files to move. */
export interface Payload {
  readonly totalBytes: Rational
  readonly fileCount: number
}

/** The visitor's line: its nominal rate in bit/s, and as it was given. */
export interface Link {
  readonly rate: Rational
  readonly value: number
  readonly unit: string
}

interface Common {
  readonly path: Path
  /** The inputs of which the largest or smallest is refused when a result leaves the range of doubles. */
  readonly magnitudes: Readonly<Record<string, number | undefined>>
}

/** What is asked is a time. */
export interface TimePlan extends Common {
  readonly mode: 'time'
  readonly payload: Payload
  readonly link: Link
  readonly schedule: Schedule | null
}

/** What is asked is the link rate for a deadline, in seconds. */
export interface RatePlan extends Common {
  readonly mode: 'required-rate'
  readonly payload: Payload
  readonly deadline: Rational
}

/** What is asked is the largest size for a deadline, in seconds. */
export interface SizePlan extends Common {
  readonly mode: 'max-size'
  readonly link: Link
  readonly deadline: Rational
}

/** A checked input: each mode has what it needs. */
export type TransferPlan = TimePlan | RatePlan | SizePlan

const given = checkedBy(groups)

/** An amount in bits; `limit` is the unit of its range. */
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

function linkOf({ linkRateValue, linkRateUnit }: TransferInput): Link {
  const limit = aRateUnit(rateRange.unit, 'linkRateUnit')
  const rate = bitsOf(linkRateValue, linkRateUnit, rateRange, limit, 'linkRateValue')
  return { rate, value: linkRateValue, unit: linkRateUnit.symbol }
}

const bitsPerKiB = 1024 * 8

/** So many times a number that may be missing, `null` without one. */
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
  // A share too small for a double is none.
  loss: input.packetLossPct / 100 || null,
  segmentBytes: whole(input.segmentBytes ?? usualSegmentBytes),
  countsPackets: input.segmentBytes !== undefined,
  diskRate: scaled(input.diskMBps, 8_000_000),
})

const hour = 3600

/** The schedule; `null` where no start is given. */
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

function deadlineOf(fields: Fields): Rational {
  const seconds = required(fields, 'deadlineSeconds', aNumber())
  within(deadlineRange)(seconds / 86_400, 'deadlineSeconds')
  return exact(seconds)
}

/** The inputs that can take a result beyond the range of doubles. */
const magnitudes = [
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

/** Reads the inputs that the mode needs; throws a `Rejection`. */
export function readTransferPlan(fields: Fields): TransferPlan {
  const input = given(fields)
  const { mode } = input
  const readCommon = () => ({ path: pathOf(input), magnitudes: numbersOf(fields, magnitudes) })
  switch (mode) {
    case 'time':
      return {
        mode,
        payload: payloadOf(input),
        link: linkOf(input),
        ...readCommon(),
        schedule: scheduleOf(input),
      }
    case 'required-rate':
      return { mode, payload: payloadOf(input), ...readCommon(), deadline: deadlineOf(fields) }
    case 'max-size':
      return { mode, link: linkOf(input), ...readCommon(), deadline: deadlineOf(fields) }
  }
}

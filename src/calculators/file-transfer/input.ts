import { aNumber, type Check, checksOf, type Fields, oneOf, required, withDefault } from '../shared/checks.ts'

import { toBits } from '../shared/convert.ts'
import { Rejection } from '../shared/input-error.ts'
import {
  compare,
  divide,
  exact,
  multiply,
  type Rational,
  subtract,
  toNumber,
  whole,
} from '../shared/rational.ts'
import { aCapacityUnit, aRateUnit, type Unit } from '../shared/units.ts'
import { transferBounds } from './bounds.ts'
import { type AllowedDays, readSchedule, type Schedule } from './finish.ts'
import { type Path, readPath, setupOf } from './path.ts'

export const transferModes = ['time', 'required-rate', 'max-size'] as const

/** What is asked: the time, the link rate for a deadline, or the largest size for a deadline. */
export type TransferMode = (typeof transferModes)[number]

/** Inputs of the file transfer calculator. */
export interface TransferInput {
  mode?: TransferMode
  /** Size of one file; not in `max-size`. */
  fileSizeValue?: number
  fileSizeUnit?: string
  fileCount?: number
  /** Not in `required-rate`. */
  linkRateValue?: number
  linkRateUnit?: string
  /** The part of the link that the transfer may use. */
  linkSharePct?: number
  /** The part of that share which headers and gaps take. */
  overheadPct?: number
  compressionRatio?: number
  parallelStreams?: number
  rttMs?: number
  tcpWindowKiB?: number
  /** Round trips before a file's data flows. */
  setupRoundTripsPerFile?: number
  /** In `required-rate` and `max-size`. */
  deadlineSeconds?: number
  packetLossPct?: number
  /** Data in a full packet (default 1460); given, it also answers the packets a second. */
  segmentBytes?: number
  /** What the slower disk reads or writes. */
  diskMBps?: number
  /** In `time`: the day on which it starts, `YYYY-MM-DD`; given, it also answers when it ends. */
  startDate?: string
  /** Hours of the day from midnight: of the start, and from when to when the transfer may run. */
  startHour?: number
  allowedFrom?: number
  allowedTo?: number
  allowedDays?: AllowedDays
}

/** The files to move. */
export interface Payload {
  readonly totalBytes: Rational
  readonly fileCount: number
}

/** A checked input: each mode has what it needs; rates in bit/s, the deadline in seconds. */
export type TransferPlan =
  | {
      readonly mode: 'time'
      readonly payload: Payload
      readonly linkRate: Rational
      readonly path: Path
      readonly schedule: Schedule | null
    }
  | {
      readonly mode: 'required-rate'
      readonly payload: Payload
      readonly path: Path
      readonly deadline: Rational
    }
  | {
      readonly mode: 'max-size'
      readonly linkRate: Rational
      readonly path: Path
      readonly deadline: Rational
    }

const takes = checksOf(transferBounds)

/** Reads an amount in its unit, in bits; its bounds hold in the unit of their own. */
function readBits(
  fields: Fields,
  name: 'fileSizeValue' | 'linkRateValue',
  unitName: string,
  aUnit: Check<Unit>,
) {
  const amount = exact(required(fields, name, aNumber()))
  const bits = toBits(amount, required(fields, unitName, aUnit))
  const limit = aUnit(transferBounds[name].unit, unitName)
  takes[name](toNumber(divide(bits, whole(limit.bits))), name)
  return bits
}

function readPayload(fields: Fields): Payload {
  const bits = readBits(fields, 'fileSizeValue', 'fileSizeUnit', aCapacityUnit)
  const fileCount = withDefault(fields, 'fileCount', takes.fileCount, 1)
  return { totalBytes: multiply(divide(bits, whole(8)), whole(fileCount)), fileCount }
}

const readLinkRate = (fields: Fields): Rational =>
  readBits(fields, 'linkRateValue', 'linkRateUnit', aRateUnit)

function readDeadline(fields: Fields): Rational {
  const seconds = required(fields, 'deadlineSeconds', aNumber())
  takes.deadline(seconds / 86_400, 'deadlineSeconds')
  return exact(seconds)
}

const readers: { [Mode in TransferMode]: (fields: Fields) => TransferPlan & { mode: Mode } } = {
  time: (fields) => {
    const [payload, linkRate] = [readPayload(fields), readLinkRate(fields)]
    return { mode: 'time', payload, linkRate, path: readPath(fields), schedule: readSchedule(fields) }
  },
  'required-rate': (fields) => {
    const [payload, path] = [readPayload(fields), readPath(fields)]
    return { mode: 'required-rate', payload, path, deadline: readDeadline(fields) }
  },
  'max-size': (fields) => {
    const [linkRate, path] = [readLinkRate(fields), readPath(fields)]
    return { mode: 'max-size', linkRate, path, deadline: readDeadline(fields) }
  },
}

/** Reads the inputs; throws a `Rejection`. */
export function readTransferPlan(fields: Fields): TransferPlan {
  return readers[withDefault(fields, 'mode', oneOf(transferModes, 'out-of-range'), 'time')](fields)
}

/** Seconds before the deadline in which data can flow; throws when setting up the files takes all of them. */
export function secondsForData(path: Path, fileCount: number, deadline: Rational): Rational {
  const setup = setupOf(path, fileCount)
  if (compare(deadline, setup) <= 0) throw new Rejection('deadline-too-short', 'deadlineSeconds')
  return subtract(deadline, setup)
}

import { Rejection } from '../shared/input-error.ts'
import { compare, divide, exact, multiply, type Rational, subtract, whole } from '../shared/rational.ts'

/** What lies between the ends, whatever is asked; exact, in bits, seconds and shares of 1. */
export interface Path {
  readonly linkShare: Rational
  /** What overhead leaves. */
  readonly payloadShare: Rational
  readonly compression: Rational
  readonly streams: number
  readonly rtt: Rational
  /** Bits in one stream's TCP window; `null` when it is no limit. */
  readonly windowBits: Rational | null
  readonly roundTripsPerFile: number
  /** Lost packets as a share of 1; `null` when none are lost. */
  readonly loss: number | null
  /** Bytes of data in a full packet, and whether packets are asked for. */
  readonly segmentBytes: Rational
  readonly countsPackets: boolean
  /** What the slower of both disks reads or writes, in bit/s before compression; `null` when it is no limit. */
  readonly diskRate: Rational | null
}

/** Seconds in which no data flows: every stream sets up its files one after another. */
export function setupOf({ streams, roundTripsPerFile, rtt }: Path, fileCount: number): Rational {
  const filesPerStream = (BigInt(fileCount) + BigInt(streams) - 1n) / BigInt(streams)
  return multiply(whole(filesPerStream), whole(roundTripsPerFile), rtt)
}

/** Seconds before the deadline in which data can flow; throws when setting up the files takes all of them. */
export function secondsForData(path: Path, fileCount: number, deadline: Rational): Rational {
  const setup = setupOf(path, fileCount)
  if (compare(deadline, setup) <= 0) throw new Rejection('deadline-too-short', 'deadlineSeconds')
  return subtract(deadline, setup)
}

/** What can set the pace, in the order in which it is told. */
export const bottlenecks = ['link', 'tcp-window', 'packet-loss', 'disk'] as const

export type Bottleneck = (typeof bottlenecks)[number]

export interface Throughput {
  /** Payload bits per second. */
  readonly bitsPerSecond: Rational
  readonly bottleneck: Bottleneck
}

/** What all TCP windows let through in bit/s: one window per stream and round trip; `null` when that is no limit. */
export function windowRate({ windowBits, rtt, streams }: Path): Rational | null {
  if (windowBits === null || rtt.n === 0n) return null
  return divide(multiply(whole(streams), windowBits), rtt)
}

/** √(3/2), for a receiver that acknowledges every packet; Mathis, Semke, Mahdavi and Ott give it as the most that TCP reaches. */
export const mathisConstant = Math.sqrt(1.5)

/** What lost packets let through in bit/s, after Mathis: streams × segment ÷ round trip × C ÷ √p; `null` when that is no limit. */
export function lossRate({ loss, rtt, streams, segmentBytes }: Path): Rational | null {
  if (loss === null || rtt.n === 0n) return null
  const factor = exact(mathisConstant / Math.sqrt(loss))
  return divide(multiply(whole(streams), segmentBytes, whole(8), factor), rtt)
}

/** What the disks let through in bit/s on the wire: compressed data is less of it. */
export const diskRateOnWire = ({ diskRate, compression }: Path): Rational | null =>
  diskRate && divide(diskRate, compression)

/** What limits the rate on any link. */
export function ceilingsOf(path: Path): readonly Throughput[] {
  const rates = [
    ['tcp-window', windowRate(path)],
    ['packet-loss', lossRate(path)],
    ['disk', diskRateOnWire(path)],
  ] as const
  return rates.flatMap(([bottleneck, bitsPerSecond]) =>
    bitsPerSecond === null ? [] : [{ bottleneck, bitsPerSecond }],
  )
}

/** Everything that limits the rate, the link first. */
export const limitsOf = (path: Path, linkRate: Rational): readonly [Throughput, ...Throughput[]] => [
  { bottleneck: 'link', bitsPerSecond: multiply(linkRate, path.linkShare, path.payloadShare) },
  ...ceilingsOf(path),
]

/** The lowest of some limits, of equals the first. */
export const lowestOf = (limits: readonly [Throughput, ...Throughput[]]): Throughput =>
  limits.reduce((lowest, limit) => (compare(limit.bitsPerSecond, lowest.bitsPerSecond) < 0 ? limit : lowest))

/** The payload rate on a link of `linkRate` bit/s, and what limits it. */
export const throughputOf = (path: Path, linkRate: Rational): Throughput => lowestOf(limitsOf(path, linkRate))

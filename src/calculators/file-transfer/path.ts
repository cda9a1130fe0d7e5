import { Rejection } from '../shared/input-error.ts'
import { compare, divide, exact, multiply, type Rational, subtract, whole } from '../shared/rational.ts'
import type { Path } from './plan.ts'

/** Seconds without data flow: every stream sets up its files one after another. */
export function setupOf({ streams, roundTripsPerFile, rtt }: Path, fileCount: number): Rational {
  const filesPerStream = (BigInt(fileCount) + BigInt(streams) - 1n) / BigInt(streams)
  return multiply(whole(filesPerStream), whole(roundTripsPerFile), rtt)
}

/** Seconds before the deadline in which data can flow; throws if setting up the files takes all of them. */
export function secondsForData(path: Path, fileCount: number, deadline: Rational): Rational {
  const setup = setupOf(path, fileCount)
  if (compare(deadline, setup) <= 0) throw new Rejection('deadline-too-short', 'deadline')
  return subtract(deadline, setup)
}

/** Possible bottlenecks, in display order. */
export const bottlenecks = ['link', 'tcp-window', 'packet-loss', 'disk'] as const

export type Bottleneck = (typeof bottlenecks)[number]

export interface Throughput {
  /** Payload bits per second. */
  readonly bitsPerSecond: Rational
  readonly bottleneck: Bottleneck
}

/** Rate that all TCP windows allow in bit/s: one window per stream and round trip; `null` if that's no limit. */
export function windowRate({ windowBits, rtt, streams }: Path): Rational | null {
  if (windowBits === null || rtt.n === 0n) return null
  return divide(multiply(whole(streams), windowBits), rtt)
}

/** √(3/2), for a receiver that acknowledges every packet: by Mathis, Semke, Mahdavi and Ott the most that TCP reaches. */
export const mathisConstant = Math.sqrt(1.5)

/** Rate that packet loss allows in bit/s, after Mathis: streams × segment ÷ round trip × C ÷ √p; `null` if that's no limit. */
export function lossRate({ loss, rtt, streams, segmentBytes }: Path): Rational | null {
  if (loss === null || rtt.n === 0n) return null
  const factor = exact(mathisConstant / Math.sqrt(loss))
  return divide(multiply(whole(streams), segmentBytes, whole(8), factor), rtt)
}

/** Rate that the disks allow in bit/s on the wire, where compressed data is smaller. */
export const diskRateOnWire = ({ diskRate, compression }: Path): Rational | null =>
  diskRate && divide(diskRate, compression)

/** All limits that hold on any link. */
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

/** All limits, the link first. */
export const limitsOf = (path: Path, linkRate: Rational): readonly [Throughput, ...Throughput[]] => [
  { bottleneck: 'link', bitsPerSecond: multiply(linkRate, path.linkShare, path.payloadShare) },
  ...ceilingsOf(path),
]

/** Returns the lowest limit; the first of equal ones. */
export const lowestOf = (limits: readonly [Throughput, ...Throughput[]]): Throughput =>
  limits.reduce((lowest, limit) => (compare(limit.bitsPerSecond, lowest.bitsPerSecond) < 0 ? limit : lowest))

/** Payload rate on a link of `linkRate` bit/s, and its bottleneck. */
export const throughputOf = (path: Path, linkRate: Rational): Throughput => lowestOf(limitsOf(path, linkRate))

import { compare, divide, exact, multiply, type Rational, whole, zero } from '../shared/rational.ts'
import type { Path } from './path.ts'

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
  if (windowBits === null || compare(rtt, zero) === 0) return null
  return divide(multiply(whole(streams), windowBits), rtt)
}

/** √(3/2), for a receiver that acknowledges every packet; Mathis, Semke, Mahdavi and Ott give it as the most that TCP reaches. */
export const mathisConstant = Math.sqrt(1.5)

/** What lost packets let through in bit/s, after Mathis: streams × segment ÷ round trip × C ÷ √p; `null` when that is no limit. */
export function lossRate({ loss, rtt, streams, segmentBytes }: Path): Rational | null {
  if (loss === null || compare(rtt, zero) === 0) return null
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

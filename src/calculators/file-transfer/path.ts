import { aNumber, anInteger, type Fields, optional, withDefault } from '../shared/checks.ts'
import {
  compare,
  divide,
  exact,
  multiply,
  one,
  type Rational,
  share,
  subtract,
  whole,
  zero,
} from '../shared/rational.ts'

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
}

export type Bottleneck = 'link' | 'tcp-window'

export interface Throughput {
  /** Payload bits per second. */
  readonly bitsPerSecond: Rational
  readonly bottleneck: Bottleneck
}

const bitsPerKiB = 1024 * 8

/** Reads the path; throws a `Rejection`. */
export function readPath(fields: Fields): Path {
  const linkShare = share(withDefault(fields, 'linkSharePct', aNumber({ above: 0, max: 100 }), 100))
  const overhead = share(withDefault(fields, 'overheadPct', aNumber({ min: 0, below: 100 }), 0))
  const compression = exact(withDefault(fields, 'compressionRatio', aNumber({ above: 0 }), 1))
  const streams = withDefault(fields, 'parallelStreams', anInteger({ min: 1 }), 1)
  const rttMs = exact(withDefault(fields, 'rttMs', aNumber({ min: 0 }), 0))
  const windowKiB = optional(fields, 'tcpWindowKiB', aNumber({ above: 0 }))
  const roundTripsPerFile = withDefault(fields, 'setupRoundTripsPerFile', anInteger({ min: 0 }), 0)
  return {
    linkShare,
    payloadShare: subtract(one, overhead),
    compression,
    streams,
    rtt: divide(rttMs, whole(1000)),
    windowBits: windowKiB === undefined ? null : multiply(exact(windowKiB), whole(bitsPerKiB)),
    roundTripsPerFile,
  }
}

/** What all TCP windows let through in bit/s: one window per stream and round trip; `null` when that is no limit. */
export function windowRate({ windowBits, rtt, streams }: Path): Rational | null {
  if (windowBits === null || compare(rtt, zero) === 0) return null
  return divide(multiply(whole(streams), windowBits), rtt)
}

/** The payload rate on a link of `linkRate` bit/s, and what limits it. */
export function throughputOf(path: Path, linkRate: Rational): Throughput {
  const link = multiply(linkRate, path.linkShare, path.payloadShare)
  const window = windowRate(path)
  return window !== null && compare(window, link) < 0
    ? { bitsPerSecond: window, bottleneck: 'tcp-window' }
    : { bitsPerSecond: link, bottleneck: 'link' }
}

/** Seconds in which no data flows: every stream sets up its files one after another. */
export function setupOf({ streams, roundTripsPerFile, rtt }: Path, fileCount: number): Rational {
  const filesPerStream = (BigInt(fileCount) + BigInt(streams) - 1n) / BigInt(streams)
  return multiply(whole(filesPerStream), whole(roundTripsPerFile), rtt)
}

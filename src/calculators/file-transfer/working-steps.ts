import { divide, multiply, one, type Rational, subtract, whole } from '../shared/rational.ts'
import { toSignificant as text } from '../shared/significant.ts'
import type { Step } from '../shared/working.ts'
import { wireBits } from './file-transfer.ts'
import { type Path, setupOf, throughputOf, windowRate } from './path.ts'
import { type Payload, secondsForData } from './plan.ts'
import type { TransferStepId } from './step-ids.ts'

export type TransferSteps = readonly Step<TransferStepId>[]

export const mbit = (bits: Rational) => text(divide(bits, whole(1_000_000)))
const percent = (part: Rational) => text(multiply(part, whole(100)))
const milliseconds = ({ rtt }: Path) => text(multiply(rtt, whole(1000)))

export function payloadSteps(payload: Payload, path: Path): TransferSteps {
  const totalBytes = text(payload.totalBytes)
  const wireBytes = text(divide(wireBits({ payload, path }), whole(8)))
  const fileBytes = text(divide(payload.totalBytes, whole(payload.fileCount)))
  return [
    { id: 'total-size', values: { fileBytes, files: payload.fileCount, totalBytes } },
    { id: 'wire-size', values: { totalBytes, compression: text(path.compression), wireBytes } },
  ]
}

function windowSteps(path: Path): TransferSteps {
  const window = windowRate(path)
  if (window === null || path.windowBits === null) return []
  const windowKiB = text(divide(path.windowBits, whole(8192)))
  const values = { streams: path.streams, windowKiB, rttMs: milliseconds(path), windowMbit: mbit(window) }
  return [{ id: 'window-rate', values }]
}

export function throughputSteps(path: Path, linkRate: Rational): TransferSteps {
  const { bitsPerSecond, bottleneck } = throughputOf(path, linkRate)
  const payloadMbit = mbit(multiply(linkRate, path.linkShare, path.payloadShare))
  const overheadPct = percent(subtract(one, path.payloadShare))
  const shares = { sharePct: percent(path.linkShare), overheadPct }
  return [
    { id: 'link-rate', values: { linkMbit: mbit(linkRate), ...shares, payloadMbit } },
    ...windowSteps(path),
    { id: 'effective-rate', values: { effectiveMbit: mbit(bitsPerSecond), bottleneck } },
  ]
}

export function setupSteps(path: Path, files: number): TransferSteps {
  const round = { roundTrips: path.roundTripsPerFile, rttMs: milliseconds(path) }
  return [
    { id: 'setup', values: { files, streams: path.streams, ...round, seconds: text(setupOf(path, files)) } },
  ]
}

export function deadlineSteps(path: Path, files: number, deadline: Rational): TransferSteps {
  const seconds = text(secondsForData(path, files, deadline))
  const values = { deadline: text(deadline), setup: text(setupOf(path, files)), seconds }
  return [...setupSteps(path, files), { id: 'seconds-for-data', values }]
}

import { add, complement, divide, multiply, type Rational, toNumber, whole } from '../shared/rational.ts'
import { toSignificant as text } from '../shared/significant.ts'
import type { Steps } from '../shared/working.ts'
import { packetsOf, wireBits } from './engine.ts'
import { finishOf } from './finish.ts'
import {
  diskRateOnWire,
  lossRate,
  mathisConstant,
  secondsForData,
  setupOf,
  throughputOf,
  windowRate,
} from './path.ts'
import type { Path, Payload, RatePlan, SizePlan, TimePlan, TransferPlan } from './plan.ts'

type TransferSteps = Steps<'calculators/file-transfer'>

const mbit = (bits: Rational) => text(divide(bits, whole(1_000_000)))
const percent = (part: Rational) => text(multiply(part, whole(100)))
const milliseconds = ({ rtt }: Path) => text(multiply(rtt, whole(1000)))

function payloadSteps(payload: Payload, path: Path): TransferSteps {
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

function lossSteps(path: Path): TransferSteps {
  const rate = lossRate(path)
  if (rate === null || path.loss === null) return []
  const segment = { streams: path.streams, segmentBytes: text(path.segmentBytes), rttMs: milliseconds(path) }
  const values = { ...segment, constant: mathisConstant, loss: path.loss, lossMbit: mbit(rate) }
  return [{ id: 'loss-rate', values }]
}

function diskSteps(path: Path): TransferSteps {
  const rate = diskRateOnWire(path)
  if (rate === null || path.diskRate === null) return []
  const diskMBps = text(divide(path.diskRate, whole(8_000_000)))
  return [
    { id: 'disk-rate', values: { diskMBps, compression: text(path.compression), diskMbit: mbit(rate) } },
  ]
}

function packetSteps(path: Path, bitsPerSecond: Rational): TransferSteps {
  if (!path.countsPackets) return []
  const packets = text(packetsOf(bitsPerSecond, path))
  const values = { effectiveMbit: mbit(bitsPerSecond), segmentBytes: text(path.segmentBytes), packets }
  return [{ id: 'packets', values }]
}

function throughputSteps(path: Path, linkRate: Rational): TransferSteps {
  const { bitsPerSecond, bottleneck } = throughputOf(path, linkRate)
  const payloadMbit = mbit(multiply(linkRate, path.linkShare, path.payloadShare))
  const overheadPct = percent(complement(path.payloadShare))
  const shares = { sharePct: percent(path.linkShare), overheadPct }
  return [
    { id: 'link-rate', values: { linkMbit: mbit(linkRate), ...shares, payloadMbit } },
    ...windowSteps(path),
    ...lossSteps(path),
    ...diskSteps(path),
    { id: 'effective-rate', values: { effectiveMbit: mbit(bitsPerSecond), bottleneck } },
    ...packetSteps(path, bitsPerSecond),
  ]
}

function setupSteps(path: Path, files: number): TransferSteps {
  const round = { roundTrips: path.roundTripsPerFile, rttMs: milliseconds(path) }
  return [
    { id: 'setup', values: { files, streams: path.streams, ...round, seconds: text(setupOf(path, files)) } },
  ]
}

function deadlineSteps(path: Path, files: number, deadline: Rational): TransferSteps {
  const seconds = text(secondsForData(path, files, deadline))
  const values = { deadline: text(deadline), setup: text(setupOf(path, files)), seconds }
  return [...setupSteps(path, files), { id: 'seconds-for-data', values }]
}

function timeSteps({ path, payload, link, schedule }: TimePlan): TransferSteps {
  const bits = wireBits({ payload, path })
  const { bitsPerSecond } = throughputOf(path, link.rate)
  const setup = setupOf(path, payload.fileCount)
  const exact = add(divide(bits, bitsPerSecond), setup)
  const seconds = text(exact)
  const finish = schedule && finishOf(schedule, toNumber(exact))
  const values = { wireBits: text(bits), effectiveMbit: mbit(bitsPerSecond), setup: text(setup), seconds }
  return [
    ...payloadSteps(payload, path),
    ...throughputSteps(path, link.rate),
    ...setupSteps(path, payload.fileCount),
    { id: 'time', values },
    ...(finish ? [{ id: 'finish', values: { seconds, ...finish } } as const] : []),
  ]
}

function requiredSteps({ path, payload, deadline }: RatePlan): TransferSteps {
  const bits = wireBits({ payload, path })
  const seconds = secondsForData(path, payload.fileCount, deadline)
  const goodput = divide(bits, seconds)
  const usableShare = multiply(path.linkShare, path.payloadShare)
  const goodputMbit = mbit(goodput)
  const linkMbit = mbit(divide(goodput, usableShare))
  return [
    ...payloadSteps(payload, path),
    ...deadlineSteps(path, payload.fileCount, deadline),
    { id: 'required-goodput', values: { wireBits: text(bits), seconds: text(seconds), goodputMbit } },
    { id: 'required-link', values: { goodputMbit, usableShare: text(usableShare), linkMbit } },
  ]
}

function maxSizeSteps({ path, link, deadline }: SizePlan): TransferSteps {
  const { bitsPerSecond } = throughputOf(path, link.rate)
  const seconds = secondsForData(path, 1, deadline)
  const sizeGB = text(divide(multiply(bitsPerSecond, seconds, path.compression), whole(8_000_000_000)))
  const factors = {
    effectiveMbit: mbit(bitsPerSecond),
    seconds: text(seconds),
    compression: text(path.compression),
  }
  return [
    ...throughputSteps(path, link.rate),
    ...deadlineSteps(path, 1, deadline),
    { id: 'max-size', values: { ...factors, sizeGB } },
  ]
}

/** Explains step by step how a plan's result is calculated; numbers as decimal text. */
export function transferWorking(plan: TransferPlan): TransferSteps {
  switch (plan.mode) {
    case 'time':
      return timeSteps(plan)
    case 'required-rate':
      return requiredSteps(plan)
    case 'max-size':
      return maxSizeSteps(plan)
  }
}

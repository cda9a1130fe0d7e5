import { rejectOverflow } from '../shared/checks.ts'
import { divide, multiply, toNumber, whole } from '../shared/rational.ts'
import { type TimeResult, toMbit, wireBits } from './engine.ts'
import {
  type Bottleneck,
  ceilingsOf,
  limitsOf,
  lowestOf,
  type Path,
  setupOf,
  throughputOf,
  windowRate,
} from './path.ts'
import type { TimePlan, TransferPlan } from './plan.ts'

/** Where the time goes, and how far the link and the TCP windows are apart. */
export interface TimeBar {
  readonly dataSeconds: number
  readonly setupSeconds: number
  /** What the link alone, and the windows alone, let through; `null` when windows are no limit. */
  readonly linkMbitPerS: number
  readonly windowMbitPerS: number | null
  /** The window per stream that would fill the link (bandwidth × delay), in KiB; 0 without delay. */
  readonly windowToFillLinkKiB: number
}

/** The parts of the time bar; throws a `Rejection` where one leaves the range of doubles. */
export function timeBarOf({ path, payload, link, magnitudes }: TimePlan): TimeBar {
  const rate = multiply(link.rate, path.linkShare, path.payloadShare)
  const window = windowRate(path)
  const seconds = divide(wireBits({ payload, path }), throughputOf(path, link.rate).bitsPerSecond)
  const bar = {
    dataSeconds: toNumber(seconds),
    setupSeconds: toNumber(setupOf(path, payload.fileCount)),
    linkMbitPerS: toMbit(rate),
    windowMbitPerS: window && toMbit(window),
    windowToFillLinkKiB: toNumber(divide(multiply(rate, path.rtt), whole(8192 * path.streams))),
  }
  return rejectOverflow(bar, magnitudes)
}

/** What the time is spent on, in the order in which it is told. */
export const timePartIds = ['data', 'share', 'headers', 'window', 'loss', 'disk', 'waiting'] as const

/** A part of the duration, in seconds: the data at the link's full rate, or what a hindrance adds. */
export interface TimePart {
  readonly id: (typeof timePartIds)[number]
  readonly seconds: number
}

/** What sets the pace, and the pace. */
type Pace = Pick<TimeResult, 'effectiveMbitPerS' | 'bottleneck'>

const heldUpBy = { link: undefined, 'tcp-window': 'window', 'packet-loss': 'loss', disk: 'disk' } as const

/** What is lost to the limit that sets the pace; nothing to the others. */
const heldUp = (bottleneck: Bottleneck, amount: number) => {
  const none = { window: 0, loss: 0, disk: 0 }
  const id = heldUpBy[bottleneck]
  return id ? { ...none, [id]: amount } : none
}

/** The shares of the line that the transfer may use, and of that the data. */
const sharesOf = ({ linkShare, payloadShare }: Path) => ({
  share: toNumber(linkShare),
  payload: toNumber(payloadShare),
})

/** Where the time goes: the parts add up to the duration. Parts that take no time are left out, but never the data itself. */
export function timeParts({ path }: TimePlan, bar: TimeBar, pace: Pace): readonly TimePart[] {
  const { share, payload } = sharesOf(path)
  const { effectiveMbitPerS, bottleneck } = pace
  // Seconds if the link were the only limit.
  const onLink =
    bottleneck === 'link' ? bar.dataSeconds : bar.dataSeconds * (effectiveMbitPerS / bar.linkMbitPerS)
  const seconds = {
    data: onLink * share * payload,
    share: onLink * payload * (1 - share),
    headers: onLink * (1 - payload),
    ...heldUp(bottleneck, bar.dataSeconds - onLink),
    waiting: bar.setupSeconds,
  }
  return timePartIds
    .map((id) => ({ id, seconds: seconds[id] }))
    .filter((part) => part.id === 'data' || part.seconds > 0)
}

/** A part of the line's rate. */
export interface LinePart {
  readonly id: Exclude<TimePart['id'], 'waiting'>
  readonly mbitPerS: number
}

/** What the line's rate goes to; the parts add up to the line. Empty parts are left out, but never the data. */
export function lineParts(
  { path }: TransferPlan,
  line: number,
  data: number,
  bottleneck: Bottleneck,
): readonly LinePart[] {
  const { share, payload } = sharesOf(path)
  const held = heldUp(bottleneck, line * share * payload - data)
  const parts = [
    { id: 'data', mbitPerS: data },
    { id: 'share', mbitPerS: line * (1 - share) },
    { id: 'headers', mbitPerS: line * share * (1 - payload) },
    { id: 'window', mbitPerS: held.window },
    { id: 'loss', mbitPerS: held.loss },
    { id: 'disk', mbitPerS: held.disk },
  ] as const
  return parts.filter(({ id, mbitPerS }) => id === 'data' || mbitPerS > 0)
}

/** One of the limits of the rate. */
export interface Limit {
  readonly limit: Bottleneck
  readonly mbitPerS: number
  /** The one that sets the pace. */
  readonly binds: boolean
}

/** Every limit of the rate side by side, the link first; none where no link is asked for, and none beyond the range of doubles. */
export function limitsFor({ path, ...plan }: TransferPlan): readonly Limit[] {
  if (plan.mode === 'required-rate') return []
  const limits = limitsOf(path, plan.link.rate)
  const { bottleneck } = lowestOf(limits)
  return limits
    .map((limit) => ({
      limit: limit.bottleneck,
      mbitPerS: toMbit(limit.bitsPerSecond),
      binds: limit.bottleneck === bottleneck,
    }))
    .filter(({ mbitPerS }) => Number.isFinite(mbitPerS))
}

/** What limits the rate on any link, and to how much. */
export interface Ceiling {
  readonly limit: Bottleneck
  readonly mbitPerS: number
}

/**
 * The lowest goodput that windows, lost packets and disks allow on any link, `null` when there is no such limit. A required rate above it
 * cannot be reached by a faster link.
 */
export function ceilingOf({ path, magnitudes }: Pick<TransferPlan, 'path' | 'magnitudes'>): Ceiling | null {
  const [first, ...others] = ceilingsOf(path)
  if (!first) return null
  const { bottleneck, bitsPerSecond } = lowestOf([first, ...others])
  return rejectOverflow({ limit: bottleneck, mbitPerS: toMbit(bitsPerSecond) }, magnitudes)
}

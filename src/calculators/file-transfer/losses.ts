import { rejectOverflow } from '../shared/checks.ts'
import { divide, multiply, toNumber, whole } from '../shared/rational.ts'
import { type TimeResult, toMbit, wireBits } from './engine.ts'
import { type Bottleneck, ceilingsOf, limitsOf, lowestOf, setupOf, throughputOf, windowRate } from './path.ts'
import type { Path, TimePlan, TransferPlan } from './plan.ts'

/** Breakdown of the time, and the gap between the link and the TCP windows. */
export type TimeBar = ReturnType<typeof timeBarOf>

/** Calculates the parts of the time bar; throws a `Rejection` if one exceeds the range of doubles. */
export function timeBarOf({ path, payload, link, magnitudes }: TimePlan) {
  const rate = multiply(link.rate, path.linkShare, path.payloadShare)
  const window = windowRate(path)
  const seconds = divide(wireBits({ payload, path }), throughputOf(path, link.rate).bitsPerSecond)
  const bar = {
    dataSeconds: toNumber(seconds),
    setupSeconds: toNumber(setupOf(path, payload.fileCount)),
    /** Rate of the link alone and of the windows alone; `null` if windows don't limit it. */
    linkMbitPerS: toMbit(rate),
    windowMbitPerS: window && toMbit(window),
    /** The window per stream that would fill the link (bandwidth × delay), in KiB; 0 without delay. */
    windowToFillLinkKiB: toNumber(divide(multiply(rate, path.rtt), whole(8192 * path.streams))),
  }
  return rejectOverflow(bar, magnitudes)
}

/**
 * Lists parts of the time, in seconds, or of the line's rate, in Mbit/s, in their order: the data at the link's full rate, and what each limit
 * takes. Leaves out empty parts, but never the data itself.
 */
const partsOf = <Id extends string>(amounts: Readonly<Record<Id, number>>) =>
  (Object.entries(amounts) as [Id, number][])
    .map(([id, amount]) => ({ id, amount }))
    .filter(({ id, amount }) => id === 'data' || amount > 0)

/** The bottleneck and the rate it allows. */
type Pace = Pick<TimeResult, 'effectiveMbitPerS' | 'bottleneck'>

const heldUpBy = { link: undefined, 'tcp-window': 'window', 'packet-loss': 'loss', disk: 'disk' } as const

/** Assigns the loss to the limit that sets the pace, and nothing to the others. */
const heldUp = (bottleneck: Bottleneck, amount: number) => {
  const none = { window: 0, loss: 0, disk: 0 }
  const id = heldUpBy[bottleneck]
  return id ? { ...none, [id]: amount } : none
}

/** The share of the line that the transfer may use, and the share of that which carries data. */
const sharesOf = ({ linkShare, payloadShare }: Path) => ({
  share: toNumber(linkShare),
  payload: toNumber(payloadShare),
})

/** Splits the duration into parts that add up to it. */
export function timeParts({ path }: TimePlan, bar: TimeBar, pace: Pace) {
  const { share, payload } = sharesOf(path)
  const { effectiveMbitPerS, bottleneck } = pace
  // Seconds it would take if the link were the only limit.
  const onLink =
    bottleneck === 'link' ? bar.dataSeconds : bar.dataSeconds * (effectiveMbitPerS / bar.linkMbitPerS)
  return partsOf({
    data: onLink * share * payload,
    share: onLink * payload * (1 - share),
    headers: onLink * (1 - payload),
    ...heldUp(bottleneck, bar.dataSeconds - onLink),
    waiting: bar.setupSeconds,
  })
}

/** Splits the line's rate into parts that add up to it. */
export function lineParts({ path }: TransferPlan, line: number, data: number, bottleneck: Bottleneck) {
  const { share, payload } = sharesOf(path)
  return partsOf({
    data,
    share: line * (1 - share),
    headers: line * share * (1 - payload),
    ...heldUp(bottleneck, line * share * payload - data),
  })
}

/** Lists all limits of the rate, the link first; empty if the question is a link rate. Leaves out limits beyond the range of doubles. */
export function limitsFor({ path, ...plan }: TransferPlan) {
  if (plan.mode === 'required-rate') return []
  const limits = limitsOf(path, plan.link.rate)
  const { bottleneck } = lowestOf(limits)
  return limits
    .map((limit) => ({
      limit: limit.bottleneck,
      mbitPerS: toMbit(limit.bitsPerSecond),
      /** Whether it sets the pace. */
      binds: limit.bottleneck === bottleneck,
    }))
    .filter(({ mbitPerS }) => Number.isFinite(mbitPerS))
}

/**
 * The lowest goodput that windows, packet loss and disks allow on any link; `null` if none of them limits it. No faster link can reach a
 * required rate above it.
 */
export function ceilingOf({ path, magnitudes }: Pick<TransferPlan, 'path' | 'magnitudes'>) {
  const [first, ...others] = ceilingsOf(path)
  if (!first) return null
  const { bottleneck, bitsPerSecond } = lowestOf([first, ...others])
  return rejectOverflow({ limit: bottleneck, mbitPerS: toMbit(bitsPerSecond) }, magnitudes)
}

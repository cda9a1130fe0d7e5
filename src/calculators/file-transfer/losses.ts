import { fieldsOf, numbersOf, rejectOverflow, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { divide, multiply, toNumber, whole } from '../shared/rational.ts'
import type { TransferAnswer } from './answer.ts'
import { magnitudes, type PlanOf, type TimeResult, toMbit, wireBits } from './engine.ts'
import { readTransferPlan, type TransferInput } from './input.ts'
import { type Bottleneck, limitsOf, setupOf, throughputOf, windowRate } from './path.ts'

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

function barOf({ path, payload, linkRate }: PlanOf<'time'>): TimeBar {
  const megabit = whole(1_000_000)
  const link = multiply(linkRate, path.linkShare, path.payloadShare)
  const window = windowRate(path)
  const seconds = divide(wireBits({ payload, path }), throughputOf(path, linkRate).bitsPerSecond)
  return {
    dataSeconds: toNumber(seconds),
    setupSeconds: toNumber(setupOf(path, payload.fileCount)),
    linkMbitPerS: toNumber(divide(link, megabit)),
    windowMbitPerS: window && toNumber(divide(window, megabit)),
    windowToFillLinkKiB: toNumber(divide(multiply(link, path.rtt), whole(8192 * path.streams))),
  }
}

/** The parts of the time bar; `null` in the modes that ask for no time. */
export function timeBar(input: Untrusted<TransferInput>): TimeBar | null | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const plan = readTransferPlan(fields)
    return plan.mode === 'time' ? rejectOverflow(barOf(plan), numbersOf(fields, magnitudes)) : null
  })
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

const linkShare = ({ linkSharePct = 100 }: TransferInput) => linkSharePct / 100
const payloadShare = ({ overheadPct = 0 }: TransferInput) => 1 - overheadPct / 100

/** Where the time goes: the parts add up to the duration. Parts that take no time are left out, but never the data itself. */
export function timeParts(input: TransferInput, bar: TimeBar, pace: Pace): readonly TimePart[] {
  const share = linkShare(input)
  const payload = payloadShare(input)
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

/** The data's part of the line, and what another limit leaves unused of it. */
function dataOf(
  input: TransferInput,
  answer: TransferAnswer,
): { line: number; data: number; held: ReturnType<typeof heldUp> } {
  if (answer.mode === 'required-rate')
    return {
      line: answer.requiredLinkMbitPerS,
      data: answer.requiredGoodputMbitPerS,
      held: heldUp('link', 0),
    }
  const { effectiveMbitPerS: data, linkMbitPerS: line } = answer
  const room = line * linkShare(input) * payloadShare(input)
  return { line, data, held: heldUp(answer.bottleneck, room - data) }
}

/** What the line's rate goes to; the parts add up to the line. Empty parts are left out, but never the data. */
export function lineParts(input: TransferInput, answer: TransferAnswer): readonly LinePart[] {
  const { line, data, held } = dataOf(input, answer)
  const parts = [
    { id: 'data', mbitPerS: data },
    { id: 'share', mbitPerS: line * (1 - linkShare(input)) },
    { id: 'headers', mbitPerS: line * linkShare(input) * (1 - payloadShare(input)) },
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

/** Every limit of the rate side by side, the link first; one where only the link counts, none where no link is asked for. */
export function limitsFor(input: Untrusted<TransferInput>): readonly Limit[] | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const plan = readTransferPlan(fields)
    if (plan.mode === 'required-rate') return []
    const { bottleneck } = throughputOf(plan.path, plan.linkRate)
    const limits = limitsOf(plan.path, plan.linkRate).map((limit) => ({
      limit: limit.bottleneck,
      mbitPerS: toMbit(limit.bitsPerSecond),
      binds: limit.bottleneck === bottleneck,
    }))
    return rejectOverflow(limits, numbersOf(fields, magnitudes))
  })
}

/** A protocol stack and the share of the link that its headers and gaps take. */
export interface OverheadPreset {
  readonly id: 'none' | 'ethernet-jumbo' | 'ethernet-ipv4' | 'ethernet-ipv4-timestamps' | 'ethernet-ipv6'
  /** Payload and line bytes of a full frame; with preamble and gap, 1538 bytes for 1500 of MTU. */
  readonly payloadBytes: number
  readonly lineBytes: number
  /** 1 − payload/line in percent, rounded to two decimals. */
  readonly overheadPct: number
}

/** In the order in which the form offers them. */
export const overheadPresets: readonly OverheadPreset[] = [
  { id: 'none', payloadBytes: 1, lineBytes: 1, overheadPct: 0 },
  { id: 'ethernet-jumbo', payloadBytes: 8960, lineBytes: 9038, overheadPct: 0.86 },
  { id: 'ethernet-ipv4', payloadBytes: 1460, lineBytes: 1538, overheadPct: 5.07 },
  { id: 'ethernet-ipv4-timestamps', payloadBytes: 1448, lineBytes: 1538, overheadPct: 5.85 },
  { id: 'ethernet-ipv6', payloadBytes: 1440, lineBytes: 1538, overheadPct: 6.37 },
]

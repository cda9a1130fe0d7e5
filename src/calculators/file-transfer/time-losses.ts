import type { TransferInput } from './input.ts'
import type { TimeBar } from './time-bar.ts'

/** What the time is spent on, in the order in which it is told. */
export const lossIds = ['data', 'share', 'headers', 'window', 'waiting'] as const

/** Seconds that the data needs at the link's full rate, and seconds that each hindrance adds to that. */
export interface Loss {
  readonly id: (typeof lossIds)[number]
  readonly seconds: number
}

/** Where the time goes: the parts add up to the duration. Parts that take no time are left out, but never the data itself. */
export function timeLosses(input: TransferInput, bar: TimeBar): readonly Loss[] {
  const share = (input.linkSharePct ?? 100) / 100
  const payloadShare = 1 - (input.overheadPct ?? 0) / 100
  const limit = bar.windowMbitPerS ?? Number.POSITIVE_INFINITY
  const windowed = limit < bar.linkMbitPerS
  // Seconds if the windows were no limit.
  const onLink = windowed ? bar.dataSeconds * (limit / bar.linkMbitPerS) : bar.dataSeconds
  const seconds = {
    data: onLink * share * payloadShare,
    share: onLink * payloadShare * (1 - share),
    headers: onLink * (1 - payloadShare),
    window: bar.dataSeconds - onLink,
    waiting: bar.setupSeconds,
  }
  return lossIds
    .map((id) => ({ id, seconds: seconds[id] }))
    .filter((part) => part.id === 'data' || part.seconds > 0)
}

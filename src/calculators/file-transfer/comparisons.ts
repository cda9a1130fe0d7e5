import { isInputError, settle } from '../shared/input-error.ts'
import { exact, multiply, toNumber, whole } from '../shared/rational.ts'
import { maxSizeOf, timeOf, toMbit } from './engine.ts'
import type { Bottleneck } from './path.ts'
import type { Link, TransferPlan } from './plan.ts'

/** Rates that lines are sold in and network cards are built for, in Mbit/s. */
export const standardLinks = [100, 200, 500, 1000, 2500, 10_000, 25_000, 40_000, 100_000] as const

/** What a line of that rate would do for the visitor's data; each as far as the question asks for it. */
export interface LinkRow {
  readonly linkMbit: number
  /** The visitor's own. */
  readonly own: boolean
  readonly effectiveMbitPerS: number
  readonly limited: Bottleneck
  readonly seconds: number | undefined
  readonly maxSizeGB: number | undefined
  /** Whether the data arrives in time; nothing without a deadline or without data. */
  readonly inTime: boolean | undefined
}

const standardLink = (mbit: number): Link => ({
  rate: multiply(exact(mbit), whole(1_000_000)),
  value: mbit,
  unit: 'Mbit/s',
})

/** The same question on another line; where a rate is asked for, whether that line is fast enough. */
function onLink(plan: TransferPlan, link: Link): Omit<LinkRow, 'linkMbit' | 'own'> {
  if (plan.mode === 'max-size') {
    const { effectiveMbitPerS, bottleneck: limited, maxSizeGB } = maxSizeOf({ ...plan, link })
    return { effectiveMbitPerS, limited, maxSizeGB, seconds: undefined, inTime: undefined }
  }
  const result = timeOf({ ...plan, mode: 'time', link, schedule: null })
  const { effectiveMbitPerS, bottleneck: limited, durationSeconds: seconds } = result
  const inTime = plan.mode === 'time' ? undefined : seconds <= toNumber(plan.deadline)
  return { effectiveMbitPerS, limited, seconds, maxSizeGB: undefined, inTime }
}

/** The same question on every common line and the visitor's own, slowest first; without those on which it has no answer. */
export function onStandardLinks(plan: TransferPlan): readonly LinkRow[] {
  const own = plan.mode === 'required-rate' ? undefined : plan.link
  const ownMbit = own && toMbit(own.rate)
  const others = standardLinks.filter((mbit) => mbit !== ownMbit).map(standardLink)
  return [...others, ...(own ? [own] : [])]
    .flatMap((link) => {
      const row = settle(() => onLink(plan, link))
      return isInputError(row) ? [] : [{ ...row, linkMbit: toMbit(link.rate), own: link === own }]
    })
    .sort((a, b) => a.linkMbit - b.linkMbit)
}

const counts = [1, 2, 4, 8, 16, 32, 64, 128] as const

export interface StreamRow {
  readonly streams: number
  readonly effectiveMbitPerS: number
  readonly limited: Bottleneck
  readonly seconds: number
}

/** The transfer with one stream, the visitor's number and many; empty where streams change nothing or no time is asked. */
export function withMoreStreams(plan: TransferPlan): readonly StreamRow[] {
  if (plan.mode !== 'time') return []
  const all = [...new Set([...counts, plan.path.streams])].sort((a, b) => a - b)
  const rows = all.flatMap((streams) => {
    const result = settle(() => timeOf({ ...plan, path: { ...plan.path, streams }, schedule: null }))
    if (isInputError(result)) return []
    const { effectiveMbitPerS, bottleneck: limited, durationSeconds: seconds } = result
    return [{ streams, effectiveMbitPerS, limited, seconds }]
  })
  return rows.every(({ seconds }) => seconds === rows[0]?.seconds) ? [] : rows
}

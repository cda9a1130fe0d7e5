import { isInputError } from '../shared/input-error.ts'
import { fileTransfer } from './file-transfer.ts'
import type { TransferInput } from './input.ts'
import { linkMbit } from './link-rate.ts'
import type { Bottleneck } from './path.ts'

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

function onLink(input: TransferInput, rate: number): Omit<LinkRow, 'own'> | undefined {
  const { deadlineSeconds, ...rest } = input
  const asked =
    input.mode === 'max-size' ? { ...rest, deadlineSeconds } : ({ ...rest, mode: 'time' } as const)
  const result = fileTransfer({ ...asked, linkRateValue: rate, linkRateUnit: 'Mbit/s' })
  if (isInputError(result) || !('effectiveMbitPerS' in result)) return undefined
  const { effectiveMbitPerS, bottleneck: limited } = result
  const seconds = 'durationSeconds' in result ? result.durationSeconds : undefined
  const inTime =
    seconds === undefined || deadlineSeconds === undefined ? undefined : seconds <= deadlineSeconds
  const maxSizeGB = 'maxSizeGB' in result ? result.maxSizeGB : undefined
  return { linkMbit: rate, effectiveMbitPerS, limited, seconds, maxSizeGB, inTime }
}

/** The same question on every common line and the visitor's own, slowest first. */
export function onStandardLinks(input: TransferInput): readonly LinkRow[] {
  const ownMbit = input.linkRateValue === undefined ? undefined : linkMbit(input)
  const rates = ownMbit === undefined ? standardLinks : [...standardLinks, ownMbit]
  return [...new Set<number>(rates)]
    .sort((a, b) => a - b)
    .flatMap((rate) => {
      const row = onLink(input, rate)
      return row ? [{ ...row, own: rate === ownMbit }] : []
    })
}

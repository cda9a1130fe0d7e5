import { fieldsOf, numbersOf, rejectOverflow, type Untrusted } from '../shared/checks.ts'
import { toBits } from '../shared/convert.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { divide, exact, toNumber, whole } from '../shared/rational.ts'
import { aRateUnit } from '../shared/units.ts'
import { fileTransfer, magnitudes, toMbit } from './engine.ts'
import type { TransferInput } from './input.ts'
import { type Bottleneck, ceilingsOf, lowestOf, readPath } from './path.ts'

/** The nominal rate of the line in Mbit/s, of an input that the calculator has accepted; 0 where no line is asked for. */
export function linkMbit({ linkRateValue = 0, linkRateUnit }: TransferInput): number {
  if (linkRateUnit === undefined) return 0
  const bits = toBits(exact(linkRateValue), aRateUnit(linkRateUnit, 'linkRateUnit'))
  return toNumber(divide(bits, whole(1_000_000)))
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
export function ceilingOf(input: Untrusted<TransferInput>): Ceiling | null | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const [first, ...others] = ceilingsOf(readPath(fields))
    if (!first) return null
    const { bottleneck, bitsPerSecond } = lowestOf([first, ...others])
    const ceiling = { limit: bottleneck, mbitPerS: toMbit(bitsPerSecond) }
    return rejectOverflow(ceiling, numbersOf(fields, magnitudes))
  })
}

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

const counts = [1, 2, 4, 8, 16, 32, 64, 128] as const

export interface StreamRow {
  readonly streams: number
  readonly effectiveMbitPerS: number
  readonly limited: Bottleneck
  readonly seconds: number
}

/** The transfer with one stream, the visitor's number and many; empty where streams change nothing or no time is asked. */
export function withMoreStreams(input: TransferInput): readonly StreamRow[] {
  const all = [...new Set([...counts, input.parallelStreams ?? 1])].sort((a, b) => a - b)
  const rows = all.flatMap((streams) => {
    const result = fileTransfer({ ...input, parallelStreams: streams })
    if (isInputError(result) || !('durationSeconds' in result)) return []
    const { effectiveMbitPerS, bottleneck: limited, durationSeconds: seconds } = result
    return [{ streams, effectiveMbitPerS, limited, seconds }]
  })
  return rows.every(({ seconds }) => seconds === rows[0]?.seconds) ? [] : rows
}

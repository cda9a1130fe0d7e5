import { isInputError } from '../shared/input-error.ts'
import { fileTransfer } from './file-transfer.ts'
import type { TransferInput } from './input.ts'
import type { Bottleneck } from './path.ts'

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

import type { TransferAnswer } from './answer.ts'
import type { TransferInput } from './input.ts'

/** A part of the line's rate. */
export interface LinePart {
  readonly id: 'data' | 'share' | 'headers' | 'window'
  readonly mbitPerS: number
}

const linkShare = ({ linkSharePct = 100 }: TransferInput) => linkSharePct / 100
const payloadShare = ({ overheadPct = 0 }: TransferInput) => 1 - overheadPct / 100

/** The data's part of the line, and what the TCP windows leave unused of it. */
function dataOf(
  input: TransferInput,
  answer: TransferAnswer,
): { line: number; data: number; window: number } {
  if (answer.mode === 'required-rate')
    return { line: answer.requiredLinkMbitPerS, data: answer.requiredGoodputMbitPerS, window: 0 }
  const { effectiveMbitPerS: data, linkMbitPerS: line } = answer
  const room = line * linkShare(input) * payloadShare(input)
  return { line, data, window: answer.bottleneck === 'tcp-window' ? room - data : 0 }
}

/** What the line's rate goes to; the parts add up to the line. Empty parts are left out, but never the data. */
export function lineParts(input: TransferInput, answer: TransferAnswer): readonly LinePart[] {
  const { line, data, window } = dataOf(input, answer)
  const parts = [
    { id: 'data', mbitPerS: data },
    { id: 'share', mbitPerS: line * (1 - linkShare(input)) },
    { id: 'headers', mbitPerS: line * linkShare(input) * (1 - payloadShare(input)) },
    { id: 'window', mbitPerS: window },
  ] as const
  return parts.filter(({ id, mbitPerS }) => id === 'data' || mbitPerS > 0)
}

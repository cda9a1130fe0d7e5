import { type Conversion, convertExactly, toBits } from './convert.ts'
import { toSignificant } from './significant.ts'
import type { Step } from './step.ts'

/** Through bits to each asked-for unit: value · factor(from) / factor(to); numbers as decimal text. */
export function conversionSteps({ value, from, to }: Conversion): readonly Step<'to-bits' | 'from-bits'>[] {
  const bits = toSignificant(toBits(value, from))
  const start = {
    id: 'to-bits',
    values: { value: toSignificant(value), unit: from.symbol, factor: from.bits.toString(), bits },
  } as const
  const targets = [...to.values()].map((unit) => ({
    id: 'from-bits' as const,
    values: {
      bits,
      factor: unit.bits.toString(),
      unit: unit.symbol,
      result: toSignificant(convertExactly(value, from, unit)),
    },
  }))
  return [start, ...targets]
}

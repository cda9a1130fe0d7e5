import type { Step, Values } from './fields.ts'

/** The next count that can be reached, up (1) or down (−1), as text; the least where there is no count yet. */
export const stepped = ({ min, by }: Step, values: Values, held: number, direction: 1 | -1): string => {
  const least = min(values)
  const size = Math.max(1, by?.(values) ?? 1)
  if (!Number.isFinite(held) || !Number.isSafeInteger(least)) return String(Math.max(least, 0) || 0)
  const steps = (held - least) / size
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return String(least + Math.max(next, 0) * size)
}

import { Rejection } from './input-error.ts'
import type { Fields } from './untrusted.ts'

function isFiniteThroughout(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isFiniteThroughout)
}

/** How far a number is from 1, in powers of ten; zero stretches nothing. */
function stretch(value: number): number {
  return value === 0 ? 0 : Math.abs(Math.log10(Math.abs(value)))
}

/**
 * Returns the result when every number in it is finite. Otherwise it left the range of doubles, and the input that is
 * furthest from 1 is rejected as `out-of-range`.
 */
export function rejectOverflow<T>(result: T, inputs: Readonly<Record<string, number | undefined>>): T {
  if (isFiniteThroughout(result)) return result
  let [worst = '', most] = ['', -1]
  for (const [field, value] of Object.entries(inputs)) {
    if (value === undefined || stretch(value) <= most) continue
    worst = field
    most = stretch(value)
  }
  throw new Rejection('out-of-range', worst)
}

/** The given numbers among an input's fields; of a list its largest. */
export function numbersOf(fields: Fields, names: readonly string[]): Record<string, number | undefined> {
  return Object.fromEntries(names.map((name) => [name, largest(fields[name])]))
}

function largest(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (!Array.isArray(value)) return undefined
  return value.reduce<number>((most, element) => Math.max(most, Number(element)), 0)
}

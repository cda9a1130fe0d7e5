import { type ErrorCode, Rejection } from './input-error.ts'

/** Named values of an unchecked input: from a URL, a file, a half-filled form. */
export type Fields = Readonly<Record<string, unknown>>

/** Reads any value as named values; anything but an object has none. */
export function fieldsOf(input: unknown): Fields {
  return typeof input === 'object' && input !== null ? (input as Fields) : {}
}

/** Returns the checked value, or throws a `Rejection` at the field. */
export type Check<T> = (value: unknown, field: string) => T

/** Limits of a number: `min` and `max` are allowed values, `above` and `below` are not. */
export interface Range {
  readonly min?: number
  readonly max?: number
  readonly above?: number
  readonly below?: number
}

function inRange(value: number, { min, max, above, below }: Range): boolean {
  return (
    (min === undefined || value >= min) &&
    (max === undefined || value <= max) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below)
  )
}

function finiteNumber(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Rejection('not-a-number', field)
  // Adding zero turns −0 into 0.
  return value + 0
}

/** A finite number within the range. */
export function aNumber(range: Range = {}): Check<number> {
  return (value, field) => {
    const number = finiteNumber(value, field)
    if (!inRange(number, range)) throw new Rejection('out-of-range', field)
    return number
  }
}

/** A whole number within the range; beyond 2⁵³−1, where doubles no longer count exactly, it's out of range. */
export function anInteger(range: Range = {}): Check<number> {
  return (value, field) => {
    const number = finiteNumber(value, field)
    if (!Number.isInteger(number)) throw new Rejection('not-an-integer', field)
    if (!Number.isSafeInteger(number) || !inRange(number, range)) throw new Rejection('out-of-range', field)
    return number
  }
}

/** One of a closed set of texts; `code` is the error for any other. */
export function oneOf<const T extends string>(values: readonly T[], code: ErrorCode): Check<T> {
  return (value, field) => {
    const known = values.find((candidate) => candidate === value)
    if (known === undefined) throw new Rejection(code, field)
    return known
  }
}

/** `true` or `false`; there is no error code for other types, so anything else is out of range. */
export const aFlag: Check<boolean> = (value, field) => {
  if (typeof value !== 'boolean') throw new Rejection('out-of-range', field)
  return value
}

/** A list whose elements all pass the check; errors are reported at the list. */
export function aList<T>(check: Check<T>): Check<readonly T[]> {
  return (value, field) => {
    if (!Array.isArray(value)) throw new Rejection('not-a-number', field)
    // Unlike `map`, this visits holes too.
    return Array.from(value, (element) => check(element, field))
  }
}

/** Limits of a numeric input: the calculator rejects other values, and the form's hint names the limits. */
export interface Bounds extends Range {
  readonly whole?: true
  /** Makes the input a list of such numbers, with at most this many. */
  readonly most?: number
  /** Unit of the limits, if the field has a choice of units. */
  readonly unit?: string
}

/** A number, or a list of at least one number, within bounds. */
export function within(bounds: Bounds): Check<number | readonly number[]> {
  const { most } = bounds
  const element = bounds.whole ? anInteger(bounds) : aNumber(bounds)
  if (most === undefined) return element
  return (value, field) => {
    if (Array.isArray(value) && value.length > most) throw new Rejection('out-of-range', field)
    const elements = aList(element)(value, field)
    if (elements.length === 0) throw new Rejection('out-of-range', field)
    return elements
  }
}

/** An input that must be there. */
export function required<T>(fields: Fields, name: string, check: Check<T>): T {
  return check(fields[name], name)
}

/** An input that may be missing; only `undefined` counts as missing. */
export function optional<T>(fields: Fields, name: string, check: Check<T>): T | undefined {
  const value = fields[name]
  return value === undefined ? undefined : check(value, name)
}

/** Whether an input that may be missing is `true`. */
export const isSet = (fields: Fields, name: string): boolean => optional(fields, name, aFlag) ?? false

function isFiniteThroughout(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isFiniteThroughout)
}

/** Distance of a number from 1 in powers of ten; 0 for zero. */
function stretch(value: number): number {
  return value === 0 ? 0 : Math.abs(Math.log10(Math.abs(value)))
}

/** Numeric inputs behind a result, by name. */
export type Magnitudes = Readonly<Record<string, number | undefined>>

/**
 * Returns the result if every number in it is finite. Otherwise the range of doubles was exceeded, and the input furthest from 1 is rejected
 * as `out-of-range`.
 */
export function rejectOverflow<T>(result: T, inputs: Magnitudes): T {
  if (isFiniteThroughout(result)) return result
  let [worst = '', most] = ['', -1]
  for (const [field, value] of Object.entries(inputs)) {
    if (value === undefined || !(stretch(value) > most)) continue
    worst = field
    most = stretch(value)
  }
  throw new Rejection('out-of-range', worst)
}

/** Collects the numbers among an input's fields; of a list, the largest. */
export function numbersOf(fields: Fields, names: readonly string[]): Record<string, number | undefined> {
  return Object.fromEntries(names.map((name) => [name, largest(fields[name])]))
}

function largest(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (!Array.isArray(value)) return undefined
  return value.reduce<number>((most, element) => Math.max(most, Number(element)), 0)
}

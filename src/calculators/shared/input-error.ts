/** All reasons to reject an input; the texts are in the locale files. */
export const errorCodes = [
  'not-a-number',
  'not-an-integer',
  'out-of-range',
  'too-few-disks',
  'not-divisible',
  'unknown-unit',
  'deadline-too-short',
  'model-not-available',
  'unknown-level',
  'unknown-method',
  'unknown-role',
  'unknown-edition',
  'unknown-model',
  'nothing-chosen',
  'term-too-short',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Why an input was rejected, and at which field of the form. */
export interface InputError {
  readonly error: ErrorCode
  readonly field: string
}

/** Thrown inside a calculation and turned into an `InputError` by `settle`; never leaves a calculator. */
export class Rejection extends Error {
  readonly code: ErrorCode
  readonly field: string

  constructor(code: ErrorCode, field: string) {
    super(`${code}: ${field}`)
    this.code = code
    this.field = field
  }
}

/** Runs a calculation and returns its result, or the first rejected input. */
export function settle<T>(calculate: () => T): T | InputError {
  try {
    return calculate()
  } catch (reason) {
    if (reason instanceof Rejection) return { error: reason.code, field: reason.field }
    throw reason
  }
}

/** A value, or the reason it was rejected: for inputs that not every result needs. */
export type Checked<T> = T | InputError

/** Returns the value, or throws its rejection. */
export function accepted<T>(checked: Checked<T>): T {
  if (isInputError(checked)) throw new Rejection(checked.error, checked.field)
  return checked
}

/** Distinguishes a rejected input from a result. */
export function isInputError(outcome: unknown): outcome is InputError {
  return typeof outcome === 'object' && outcome !== null && 'error' in outcome
}

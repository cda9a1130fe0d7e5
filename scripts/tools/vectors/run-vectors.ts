import { calculators } from '../../shared/calculators.ts'
import { differences } from './differences.ts'

/** A failed case, with one line per difference. */
export interface Failure {
  readonly calculator: string
  readonly name: string
  readonly reasons: readonly string[]
}

export interface VectorReport {
  readonly passed: number
  readonly failures: readonly Failure[]
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function outcomeOf(calculate: (input: Fields) => object, input: Fields, expected: Fields): readonly string[] {
  try {
    return differences(calculate(input), expected)
  } catch (reason) {
    return [`threw ${String(reason)}`]
  }
}

function reasonsOf(calculator: string, vector: unknown): readonly string[] {
  const calculate = calculators.get(calculator)?.calculate
  if (!calculate) return ['no such calculator']
  if (!isFields(vector)) return ['a case must be an object']
  const { inputs, expected } = vector
  if (!isFields(inputs) || !isFields(expected)) return ['a case needs the objects "inputs" and "expected"']
  return outcomeOf(calculate, inputs, expected)
}

function nameOf(vector: unknown, index: number): string {
  return isFields(vector) && typeof vector.name === 'string' ? vector.name : `case ${index + 1}`
}

/** Runs the cases of a vector file: lists of `{ name, inputs, expected }`, keyed by calculator. */
export function runVectors(file: unknown): VectorReport {
  if (!isFields(file)) return malformed('the file must be an object keyed by calculator')
  const cases = Object.entries(file).flatMap(([calculator, vectors]) =>
    (Array.isArray(vectors) ? vectors : [null]).map((vector, index) => ({
      calculator,
      name: nameOf(vector, index),
      reasons: reasonsOf(calculator, vector),
    })),
  )
  if (cases.length === 0) return malformed('the file has no cases')
  const failures = cases.filter(({ reasons }) => reasons.length > 0)
  return { passed: cases.length - failures.length, failures }
}

/** Reports an unreadable file as one failure. */
export function malformed(reason: string): VectorReport {
  return { passed: 0, failures: [{ calculator: 'file', name: 'format', reasons: [reason] }] }
}

import type { Fields } from '../shared/checks.ts'
import { pageConversion, unitTable } from '../shared/convert.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { divide, exact, whole } from '../shared/rational.ts'
import { toSignificant } from '../shared/significant.ts'
import { type Prefix, prefixes, prefixFactor } from '../shared/units.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { type DriveLabel, driveCapacity, labelBytes } from './engine.ts'
import { orderedCapacityUnits, readCapacityFields } from './form.ts'

/** The unit of bytes with a base's prefix of a power; both bases share the plain byte. */
const bytesWith = (base: Prefix['base'], power: number) => {
  const prefix = prefixes.find((one) => one.power === power && (one.base === base || power === 0))
  if (!prefix) throw new Error(`no prefix of power ${power}`)
  return { symbol: `${prefix.symbol}B`, bytes: whole(prefixFactor(prefix)) }
}

/**
 * Figures the visitor will see on screen: the same drive as two systems show it, both with the symbol of the decimal unit, in the label's own
 * order of magnitude.
 */
export function shownCapacity(label: DriveLabel) {
  const bytes = labelBytes(label)
  const { power } = label.unit.prefix
  const decimal = bytesWith(1000, power)
  const binary = bytesWith(1024, power)
  return {
    /** Number of binary units, as decimal text. */
    windows: toSignificant(divide(bytes, binary.bytes)),
    binaryUnit: binary.symbol,
    /** Number of decimal units, as decimal text. */
    macos: toSignificant(divide(bytes, decimal.bytes)),
    decimalUnit: decimal.symbol,
  }
}

/** Data for the page: a capacity in another unit, or a labelled drive. */
export type CapacityAnswer = Exclude<ReturnType<typeof answerCapacity>, InputError>

export type CapacityOutcome = Outcome<CapacityAnswer>

/** Answers either question; returns the first rejected input as an error. */
export function answerCapacity(fields: Fields) {
  return settle(() => {
    const read = readCapacityFields(fields)
    const { question } = read
    if (question === 'units') {
      const answer = pageConversion(read)
      return { question, ...answer, rows: unitTable(answer.conversion, orderedCapacityUnits) }
    }
    const label = { value: exact(read.labelValue), unit: read.labelUnit }
    const conversion = { value: label.value, from: label.unit, to: new Map() }
    return {
      question,
      label,
      rows: unitTable(conversion, orderedCapacityUnits),
      drive: driveCapacity(label, true),
      shown: shownCapacity(label),
    }
  })
}

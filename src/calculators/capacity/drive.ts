import { inDoubleRange, toBits } from '../shared/convert.ts'
import { divide, type Rational, whole } from '../shared/rational.ts'
import type { Unit } from '../shared/units.ts'
import { idemaBytes } from './idema.ts'

/** What an operating system shows of a labelled drive. */
export interface DriveResult {
  readonly bytes: number
  readonly osBinaryGiB: number
  readonly osBinaryTiB: number
  /** How much smaller the number looks with binary units: 1 − (1000/1024)^k. */
  readonly apparentLossPct: number
  /** `null` outside the sizes for which IDEMA LBA1-03 is defined. */
  readonly idemaBytes?: number | null
}

/** The bytes that a label promises, exact. */
export function labelBytes(label: Rational, unit: Unit): Rational {
  return divide(toBits(label, unit), whole(8))
}

/** A label with a binary unit loses nothing; with an SI unit it loses with every power of 1000. */
export function apparentLossPct({ prefix }: Unit): number {
  return prefix.base === 1024 ? 0 : (1 - (1000 / 1024) ** prefix.power) * 100
}

/** Reads a drive label the way operating systems do. */
export function driveCapacity(label: Rational, unit: Unit, withIdema: boolean): DriveResult {
  const bytes = labelBytes(label, unit)
  return {
    bytes: inDoubleRange(bytes, 'labelValue'),
    osBinaryGiB: inDoubleRange(divide(bytes, whole(2 ** 30)), 'labelValue'),
    osBinaryTiB: inDoubleRange(divide(bytes, whole(2 ** 40)), 'labelValue'),
    apparentLossPct: apparentLossPct(unit),
    ...(withIdema && { idemaBytes: idemaBytes(bytes) }),
  }
}

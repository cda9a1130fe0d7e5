import { aNumber, type Bounds, type Fields, fieldsOf, isSet, oneOf, required } from '../shared/checks.ts'
import { convertAll, inDoubleRange, readConversion, toBits } from '../shared/convert.ts'
import { settle } from '../shared/input-error.ts'
import { compare, divide, exact, floor, type Rational, whole } from '../shared/rational.ts'
import { aCapacityUnit, type Unit } from '../shared/units.ts'

const sectorBytes = 512
const sectorsAt50GB = 97_696_368
const sectorsPerGB = 1_953_504

/** Size in bytes after IDEMA LBA1-03, or `null`: the standard covers whole GB from 50 to 8000 only. */
export function idemaBytes(bytes: Rational): number | null {
  const gigabytes = divide(bytes, whole(1e9))
  const count = floor(gigabytes)
  if (compare(gigabytes, whole(count)) !== 0 || count < 50n || count > 8000n) return null
  return (sectorsAt50GB + sectorsPerGB * (Number(count) - 50)) * sectorBytes
}

/** Limits of the number on a drive's label. */
export const labelBounds = { above: 0, max: 1e9 } as const satisfies Bounds

/** The capacity printed on a drive. */
export interface DriveLabel {
  readonly value: Rational
  readonly unit: Unit
}

/** Reads `labelValue` and `labelUnit`; throws a `Rejection`. */
const readLabel = (fields: Fields): DriveLabel => ({
  value: exact(required(fields, 'labelValue', aNumber(labelBounds))),
  unit: aCapacityUnit(fields.labelUnit, 'unit'),
})

/** How an operating system shows a labelled drive. */
export type DriveResult = ReturnType<typeof driveCapacity>

/** Exact number of bytes that a label promises. */
export function labelBytes({ value, unit }: DriveLabel): Rational {
  return divide(toBits(value, unit), whole(8))
}

/** Apparent loss in percent: zero for binary units, growing with every power of 1000 for SI units. */
export function apparentLossPct({ prefix }: Unit): number {
  return prefix.base === 1024 ? 0 : (1 - (1000 / 1024) ** prefix.power) * 100
}

/** Reads a drive label the way operating systems do. */
export function driveCapacity(label: DriveLabel, withIdema: boolean) {
  const bytes = labelBytes(label)
  return {
    bytes: inDoubleRange(bytes, 'labelValue'),
    osBinaryGiB: inDoubleRange(divide(bytes, whole(2 ** 30)), 'labelValue'),
    osBinaryTiB: inDoubleRange(divide(bytes, whole(2 ** 40)), 'labelValue'),
    /** How much smaller the number looks with binary units: 1 − (1000/1024)^k. */
    apparentLossPct: apparentLossPct(label.unit),
    /** `null` outside the sizes for which IDEMA LBA1-03 is defined. */
    ...(withIdema && { idemaBytes: idemaBytes(bytes) }),
  }
}

function driveOf(fields: Fields): DriveResult {
  required(fields, 'mode', oneOf(['drive'], 'out-of-range'))
  const label = readLabel(fields)
  return driveCapacity(label, isSet(fields, 'idema'))
}

/**
 * The capacity converter: `value` in `fromUnit` to `toUnits`, or with `mode: "drive"` the drive of `labelValue` and `labelUnit`, with `idema`
 * its exact size per IDEMA LBA1-03 as well.
 */
export function convertCapacity(input: unknown) {
  const fields = fieldsOf(input)
  return settle(() =>
    fields.mode !== undefined
      ? driveOf(fields)
      : { values: convertAll(readConversion(fields, aCapacityUnit)) },
  )
}

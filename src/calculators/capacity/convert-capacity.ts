import {
  aFlag,
  aNumber,
  type Fields,
  fieldsOf,
  isGiven,
  oneOf,
  required,
  type Untrusted,
  withDefault,
} from '../shared/checks.ts'
import { convertAll, readConversion } from '../shared/convert.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { exact } from '../shared/rational.ts'
import { aCapacityUnit } from '../shared/units.ts'
import { type DriveResult, driveCapacity } from './drive.ts'

/** Inputs of the capacity converter; with `mode: "drive"` those of the drive label. */
export interface CapacityInput {
  /** A number, or numeric text of any precision; not negative. */
  value?: number | string
  fromUnit?: string
  toUnits?: readonly string[]
  mode?: 'drive'
  labelValue?: number
  labelUnit?: string
  /** Also answers the exact size of a drive after IDEMA LBA1-03. */
  idema?: boolean
}

/** Converted values, keyed by the unit as it was asked for. */
export interface CapacityResult {
  readonly values: Readonly<Record<string, number>>
}

function driveOf(fields: Fields): DriveResult {
  required(fields, 'mode', oneOf(['drive'], 'out-of-range'))
  const label = exact(required(fields, 'labelValue', aNumber({ above: 0 })))
  const unit = required(fields, 'labelUnit', aCapacityUnit)
  return driveCapacity(label, unit, withDefault(fields, 'idema', aFlag, false))
}

/** The capacity converter. */
export function convertCapacity(input: Untrusted<CapacityInput>): CapacityResult | DriveResult | InputError {
  const fields = fieldsOf(input)
  return settle(() =>
    isGiven(fields, 'mode') ? driveOf(fields) : { values: convertAll(readConversion(fields, aCapacityUnit)) },
  )
}

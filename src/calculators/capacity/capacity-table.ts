import { fieldsOf, required, type Untrusted } from '../shared/checks.ts'
import { type UnitRow, unitTable } from '../shared/convert.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { nonNegativeDecimal } from '../shared/rational.ts'
import { aCapacityUnit } from '../shared/units.ts'
import { orderedCapacityUnits } from './capacity-units.ts'
import type { CapacityInput } from './convert-capacity.ts'

/** A capacity in every unit, the common ones first; numbers as exact decimal text. */
export function capacityTable(
  input: Untrusted<Pick<CapacityInput, 'value' | 'fromUnit'>>,
): readonly UnitRow[] | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const value = required(fields, 'value', nonNegativeDecimal)
    return unitTable(value, required(fields, 'fromUnit', aCapacityUnit), orderedCapacityUnits)
  })
}

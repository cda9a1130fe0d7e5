import { aNumber, fieldsOf, required, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { divide, exact, whole } from '../shared/rational.ts'
import { toSignificant } from '../shared/significant.ts'
import { aCapacityUnit } from '../shared/units.ts'
import type { CapacityInput } from './convert-capacity.ts'
import { labelBytes } from './drive.ts'

/** The same drive as two systems show it, both under the label "TB". */
export interface ShownCapacity {
  /** TiB, which Windows labels "TB". */
  readonly windowsTB: string
  /** Decimal TB, as macOS shows it. */
  readonly macosTB: string
}

/** What the visitor will read on the screen, as decimal text. */
export function shownCapacity(
  input: Untrusted<Pick<CapacityInput, 'labelValue' | 'labelUnit'>>,
): ShownCapacity | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const label = exact(required(fields, 'labelValue', aNumber({ above: 0 })))
    const bytes = labelBytes(label, required(fields, 'labelUnit', aCapacityUnit))
    return {
      windowsTB: toSignificant(divide(bytes, whole(2 ** 40))),
      macosTB: toSignificant(divide(bytes, whole(1e12))),
    }
  })
}

import { Capacity } from './capacity.tsx'
import { Gates } from './gates.tsx'
import { Handover } from './handover.tsx'
import { Month } from './month.tsx'
import { Places } from './places.tsx'
import { Recovery } from './recovery.tsx'

/** Pictures that visitors try. */
export const triedKinds = {
  recovery: Recovery,
  capacity: Capacity,
  places: Places,
  month: Month,
  gates: Gates,
  handover: Handover,
}

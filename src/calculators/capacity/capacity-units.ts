import { capacityUnits, orderUnits } from '../shared/units.ts'

/** All units of capacity, the common ones first. */
export const orderedCapacityUnits = orderUnits(capacityUnits, [
  'B',
  'kB',
  'MB',
  'GB',
  'TB',
  'PB',
  'KiB',
  'MiB',
  'GiB',
  'TiB',
  'PiB',
])

/** Drive labels to choose from, in TB. */
export const driveLabelsTB = [0.5, 1, 2, 4, 8, 12, 16, 20, 24] as const

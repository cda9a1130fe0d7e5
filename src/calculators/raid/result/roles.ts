import type { DurationStyle } from '../../shared/duration.ts'
import type { Fill } from '../../ui/charts/fills.tsx'
import type { DiskRole } from '../disk-roles.ts'

/** How each role of a disk is drawn. */
export const roleFills: Readonly<Record<DiskRole, Fill>> = {
  data: 'marigold',
  mirror: 'light',
  parity: 'hatched',
  'embedded-spare': 'dotted',
  spare: 'hollow',
  stranded: 'barred',
}

/** Rebuilds are told in hours for days, and not to the second. */
export const rebuildStyle: DurationStyle = { daysFrom: 100 * 3600, smallest: 60 }

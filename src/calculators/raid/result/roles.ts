import type { Fill } from '../../ui/charts/fills.tsx'
import type { DiskRole } from '../disk-roles.ts'
import type { RaidLevel } from '../levels.ts'

/** How each role of a disk is drawn. */
export const roleFills: Readonly<Record<DiskRole, Fill>> = {
  data: 'marigold',
  mirror: 'light',
  parity: 'hatched',
  'embedded-spare': 'dotted',
  spare: 'hollow',
  stranded: 'barred',
}

/** A level's name as administrators write it. */
export const levelName = (level: RaidLevel): string =>
  level.startsWith('Z') ? `RAID-${level}` : `RAID ${level}`

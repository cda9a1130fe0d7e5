import type { Fill } from '../../ui/charts/fills.tsx'
import type { Capacity } from '../capacity.ts'
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

/** The four parts that raw capacity splits into, as the result names them. */
export const capacityParts = [
  { id: 'usable', of: ({ usableTB }: Capacity) => usableTB },
  { id: 'protection', of: ({ protectionTB }: Capacity) => protectionTB },
  { id: 'spare', of: ({ spareTB }: Capacity) => spareTB },
  { id: 'stranded', of: ({ strandedTB }: Capacity) => strandedTB },
] as const

export type CapacityPart = (typeof capacityParts)[number]['id']

/** The role whose look a part of the capacity has. */
export const partFill = (part: CapacityPart, mirrored: boolean): Fill => {
  if (part === 'usable') return roleFills.data
  if (part === 'protection') return mirrored ? roleFills.mirror : roleFills.parity
  return roleFills[part]
}

/** A level's name as administrators write it. */
export const levelName = (level: RaidLevel): string =>
  level.startsWith('Z') ? `RAID-${level}` : `RAID ${level}`

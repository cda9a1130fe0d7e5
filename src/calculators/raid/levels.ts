/** The levels in the order in which they are compared. */
export const raidLevels = ['0', '1', '1E', '5', '5E', '6', '10', '50', '60', 'Z1', 'Z2', 'Z3'] as const

export type RaidLevel = (typeof raidLevels)[number]

/** How a level protects its data. */
export type RaidFamily = 'stripe' | 'mirror' | 'parity' | 'raid-z'

/** The active disks (without hot spares) and how they are grouped. */
export interface Layout {
  readonly n: number
  /** Parity groups or vdevs; 1 where a level has no groups. */
  readonly groups: number
  /** Copies of each block in RAID 10. */
  readonly mirrorWidth: number
}

/** A level's name as administrators write it. */
export const levelName = (level: RaidLevel): string =>
  level.startsWith('Z') ? `RAID-${level}` : `RAID ${level}`

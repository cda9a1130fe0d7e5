/** RAID levels in comparison order. */
export const raidLevels = [
  '0',
  '1',
  '1E',
  '5',
  '5E',
  '5EE',
  '6',
  '10',
  '50',
  '60',
  'Z1',
  'Z2',
  'Z3',
  'dRAID1',
  'dRAID2',
  'dRAID3',
  'SHR',
  'SHR-2',
] as const

export type RaidLevel = (typeof raidLevels)[number]

/** How a level protects its data. */
type RaidFamily = 'stripe' | 'mirror' | 'parity' | 'raid-z' | 'draid' | 'hybrid'

/** The active disks (without hot spares) and how they are grouped. */
export interface Layout {
  readonly n: number
  /** Parity groups or vdevs; 1 for levels without groups. */
  readonly groups: number
  /** Copies of each block in RAID 10. */
  readonly mirrorWidth: number
  /** Hot spares; in dRAID distributed spares, a part of every disk. */
  readonly spares: number
  /** Data disks in each redundancy group of dRAID; `null` for other levels. */
  readonly dataDisks: number | null
  /** Fewest disks of a tier that SHR-2 uses. */
  readonly fewestInTier?: number
}

/** A level's name as administrators write it. */
export const levelName = (level: RaidLevel): string => {
  if (level.startsWith('Z')) return `RAID-${level}`
  return /^\d/.test(level) ? `RAID ${level}` : level
}

/** Rules of a level as functions of the layout. Usable disks = (n − lost) / copies. */
interface LevelRule {
  readonly family: RaidFamily
  /** Default and fewest groups; `null` for levels without groups. */
  readonly groups: { readonly fallback: number; readonly min: number } | null
  readonly minDisks: (layout: Layout) => number
  /** n must be a multiple of this. */
  readonly divisor: (layout: Layout) => number
  readonly copies: (layout: Layout) => number
  readonly lost: (layout: Layout) => number
  /** How many of the lost disks are embedded spares; the rest hold protection. */
  readonly embeddedSpares: number
  /** Whether hot spares are distributed over every disk, as in dRAID. */
  readonly distributedSpares: boolean
  /** Number of lost disks survived: in the worst and in the best case. */
  readonly tolerance: (layout: Layout) => readonly [number, number]
  /** Disk operations per small write; `null` if the rule doesn't apply. */
  readonly writePenalty: (layout: Layout) => number | null
  /** Disks' worth of data read to rebuild one of `failed` disks of a set; `null` if nothing can be rebuilt. */
  readonly rebuildSources: (layout: Layout, failed: number) => number | null
  /** Share of a disk's capacity that the busiest disk reads and writes during a rebuild. */
  readonly rebuildLoad: (layout: Layout) => number
  /** Number of disks whose loss during a rebuild loses data, if one loss is tolerated. */
  readonly exposed: (layout: Layout) => number
  /** Number of sets that lose data independently, and disks per set. */
  readonly sets: (layout: Layout) => { readonly count: number; readonly width: number }
  /** Stripes that work in parallel, each like one disk; 0 if the write penalty determines write speed. */
  readonly stripes: (layout: Layout) => number
}

const constant = (value: number) => () => value
/** The same in the worst and best case. */
const exactly = (value: number) => () => [value, value] as const
const groupSize = ({ n, groups }: Layout) => n / groups

const stripe: LevelRule = {
  family: 'stripe',
  groups: null,
  minDisks: constant(2),
  divisor: constant(1),
  copies: constant(1),
  lost: constant(0),
  embeddedSpares: 0,
  distributedSpares: false,
  tolerance: () => [0, 0],
  writePenalty: constant(1),
  rebuildSources: () => null,
  rebuildLoad: constant(1),
  exposed: constant(0),
  sets: ({ n }) => ({ count: 1, width: n }),
  stripes: constant(0),
}

const mirror: LevelRule = {
  ...stripe,
  family: 'mirror',
  copies: ({ n }) => n,
  tolerance: ({ n }) => [n - 1, n - 1],
  writePenalty: ({ n }) => n,
  rebuildSources: constant(1),
  exposed: constant(1),
}

/** Mirrors each stripe on the next disk, in a ring: survives losses as long as no two are neighbours. */
const ringMirror: LevelRule = {
  ...mirror,
  minDisks: constant(3),
  copies: constant(2),
  tolerance: ({ n }) => [1, Math.floor(n / 2)],
  writePenalty: constant(2),
  exposed: constant(2),
}

const stripedMirror: LevelRule = {
  ...mirror,
  minDisks: ({ mirrorWidth }) => 2 * mirrorWidth,
  divisor: ({ mirrorWidth }) => mirrorWidth,
  copies: ({ mirrorWidth }) => mirrorWidth,
  tolerance: ({ n, mirrorWidth }) => [mirrorWidth - 1, (n / mirrorWidth) * (mirrorWidth - 1)],
  writePenalty: ({ mirrorWidth }) => mirrorWidth,
  sets: ({ n, mirrorWidth }) => ({ count: n / mirrorWidth, width: mirrorWidth }),
}

function parity(minDisks: number, lost: number, tolerance: number, penalty: number): LevelRule {
  return {
    ...stripe,
    family: 'parity',
    minDisks: constant(minDisks),
    lost: constant(lost),
    tolerance: exactly(tolerance),
    writePenalty: constant(penalty),
    rebuildSources: ({ n }, failed) => n - failed,
    exposed: ({ n }) => n - 1,
  }
}

const withEmbeddedSpare: LevelRule = {
  ...parity(4, 2, 1, 4),
  embeddedSpares: 1,
  // Each disk holds a share of the spare space, which is empty and isn't read.
  rebuildSources: ({ n }, failed) => (n - failed) * ((n - 1) / n),
}

function grouped(parityDisks: number): LevelRule {
  return {
    ...stripe,
    divisor: ({ groups }) => groups,
    lost: ({ groups }) => parityDisks * groups,
    tolerance: ({ groups }) => [parityDisks, parityDisks * groups],
    rebuildSources: (layout, failed) => groupSize(layout) - failed,
    exposed: (layout) => groupSize(layout) - 1,
    sets: (layout) => ({ count: layout.groups, width: groupSize(layout) }),
  }
}

function nested(parityDisks: number, minPerGroup: number, penalty: number): LevelRule {
  return {
    ...grouped(parityDisks),
    family: 'parity',
    groups: { fallback: 2, min: 2 },
    minDisks: ({ groups }) => minPerGroup * groups,
    writePenalty: constant(penalty),
  }
}

function raidZ(parityDisks: number): LevelRule {
  return {
    ...grouped(parityDisks),
    family: 'raid-z',
    groups: { fallback: 1, min: 1 },
    minDisks: ({ groups }) => (parityDisks + 1) * groups,
    writePenalty: () => null,
    stripes: ({ groups }) => groups,
  }
}

/** Default number of data disks in a dRAID group, if the disks without spares suffice. */
const usualDataDisks = 8

/** Data disks in a group of dRAID. */
export const draidDataDisks = ({ n, dataDisks }: Layout, parityDisks: number): number =>
  dataDisks ?? Math.max(1, Math.min(usualDataDisks, n - parityDisks))

/** Spreads groups of data and parity over all disks, and with them the spares (OpenZFS `vdev_draid.c`, `zpoolconcepts(7)`). */
function draid(parityDisks: number): LevelRule {
  const groupWidth = (layout: Layout) => draidDataDisks(layout, parityDisks) + parityDisks
  /** Share of a disk that holds data or parity; the rest is spare space. */
  const used = ({ n, spares }: Layout) => n / (n + spares)
  return {
    ...stripe,
    family: 'draid',
    distributedSpares: true,
    minDisks: groupWidth,
    lost: (layout) => (layout.n * parityDisks) / groupWidth(layout),
    tolerance: exactly(parityDisks),
    writePenalty: () => null,
    rebuildSources: (layout, failed) => (groupWidth(layout) - failed) * used(layout),
    // All other disks rebuild into distributed spares together; a replaced disk is written in full.
    rebuildLoad: (layout) =>
      layout.spares > 0 ? (groupWidth(layout) * used(layout)) / (layout.n + layout.spares - 1) : 1,
    exposed: ({ n, spares }) => n + spares - 1,
    sets: ({ n, spares }) => ({ count: 1, width: n + spares }),
    stripes: (layout) => Math.floor(layout.n / groupWidth(layout)),
  }
}

/** Synology Hybrid RAID on equal disks, which is RAID 5 or 6; for disks of several sizes see `hybrid.ts`. */
const hybrid = (minDisks: number, redundancy: number, penalty: number): LevelRule => ({
  ...parity(minDisks, redundancy, redundancy, penalty),
  family: 'hybrid',
})

/** Rules by level; a plain record is safe, since levels are checked against `raidLevels` first. */
export const levelRules: Readonly<Record<RaidLevel, LevelRule>> = {
  '0': stripe,
  '1': mirror,
  '1E': ringMirror,
  '5': parity(3, 1, 1, 4),
  // The second slice is an embedded spare: a second loss is survived only after rebuilding into it.
  '5E': withEmbeddedSpare,
  // Same space as RAID 5E, but spread between the data: the surviving disks share a rebuild's writes.
  '5EE': withEmbeddedSpare,
  '6': parity(4, 2, 2, 6),
  '10': stripedMirror,
  '50': nested(1, 3, 4),
  '60': nested(2, 4, 6),
  Z1: raidZ(1),
  Z2: raidZ(2),
  Z3: raidZ(3),
  dRAID1: draid(1),
  dRAID2: draid(2),
  dRAID3: draid(3),
  SHR: hybrid(2, 1, 4),
  'SHR-2': hybrid(4, 2, 6),
}

/** Disks' worth of capacity for data; a whole number except for dRAID and for RAID 1E with an odd n. */
export function usableDisks(rule: LevelRule, layout: Layout): number {
  return (layout.n - rule.lost(layout)) / rule.copies(layout)
}

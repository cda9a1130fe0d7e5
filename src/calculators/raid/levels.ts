/** The levels in the order in which they are compared. */
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
  /** Parity groups or vdevs; 1 where a level has no groups. */
  readonly groups: number
  /** Copies of each block in RAID 10. */
  readonly mirrorWidth: number
  /** Hot spares; of dRAID distributed ones, a part of every disk. */
  readonly spares: number
  /** Data disks in each redundancy group of dRAID; `null` where a level has no such groups. */
  readonly dataDisks: number | null
  /** Fewest disks of a tier that SHR-2 uses. */
  readonly fewestInTier?: number
}

/** A level's name as administrators write it. */
export const levelName = (level: RaidLevel): string => {
  if (level.startsWith('Z')) return `RAID-${level}`
  return /^\d/.test(level) ? `RAID ${level}` : level
}

/** What a level means, as functions of the layout. Usable disks = (n − lost) / copies. */
interface LevelRule {
  readonly family: RaidFamily
  /** Groups when none are given, and the fewest allowed; `null` where a level has no groups. */
  readonly groups: { readonly fallback: number; readonly min: number } | null
  readonly minDisks: (layout: Layout) => number
  /** n must be a multiple of this. */
  readonly divisor: (layout: Layout) => number
  readonly copies: (layout: Layout) => number
  readonly lost: (layout: Layout) => number
  /** Of the lost disks those whose space is an embedded spare; the others' protects. */
  readonly embeddedSpares: number
  /** Whether hot spares are a part of every disk, as dRAID has them. */
  readonly distributedSpares: boolean
  /** Disks whose loss is survived: in the worst and in the best case. */
  readonly tolerance: (layout: Layout) => readonly [number, number]
  /** Disk operations per small write; `null` where the rule does not apply. */
  readonly writePenalty: (layout: Layout) => number | null
  /** Disks' worth that is read to rebuild one of `failed` disks of a set; `null` where nothing can be rebuilt. */
  readonly rebuildSources: (layout: Layout, failed: number) => number | null
  /** Part of a disk's capacity that the busiest disk reads and writes during a rebuild. */
  readonly rebuildLoad: (layout: Layout) => number
  /** Disks of which one more loss during a rebuild loses data, when one loss is tolerated. */
  readonly exposed: (layout: Layout) => number
  /** Sets of disks that lose data each on its own, and the disks in one of them. */
  readonly sets: (layout: Layout) => { readonly count: number; readonly width: number }
  /** Stripes that work at the same time, each like one disk; 0 where a write penalty says how fast writes are. */
  readonly stripes: (layout: Layout) => number
}

const constant = (value: number) => () => value
/** Worst case and best case alike. */
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

/** Each stripe is mirrored on the next disk, in a circle: losses survive while no two are neighbours. */
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
  // Each disk holds its share of the spare space, which is empty and need not be read.
  rebuildSources: ({ n }, failed) => (n - failed) * ((n - 1) / n),
}

function grouped(parityDisks: number): Omit<LevelRule, 'family' | 'groups' | 'minDisks' | 'writePenalty'> {
  return {
    divisor: ({ groups }) => groups,
    copies: constant(1),
    lost: ({ groups }) => parityDisks * groups,
    embeddedSpares: 0,
    distributedSpares: false,
    tolerance: ({ groups }) => [parityDisks, parityDisks * groups],
    rebuildSources: (layout, failed) => groupSize(layout) - failed,
    rebuildLoad: constant(1),
    exposed: (layout) => groupSize(layout) - 1,
    sets: (layout) => ({ count: layout.groups, width: groupSize(layout) }),
    stripes: constant(0),
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

/** Data disks in a group of dRAID when none are given, as far as the disks without spares reach. */
const usualDataDisks = 8

/** Data disks in a group of dRAID. */
export const draidDataDisks = ({ n, dataDisks }: Layout, parityDisks: number): number =>
  dataDisks ?? Math.max(1, Math.min(usualDataDisks, n - parityDisks))

/** Groups of data and parity are spread over all disks, and with them the spares (OpenZFS `vdev_draid.c`, `zpoolconcepts(7)`). */
function draid(parityDisks: number): LevelRule {
  const groupWidth = (layout: Layout) => draidDataDisks(layout, parityDisks) + parityDisks
  /** Part of a disk that holds data or parity; the rest is its share of the spares. */
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
    // Into distributed spares all other disks rebuild together; a replaced disk is written in full.
    rebuildLoad: (layout) =>
      layout.spares > 0 ? (groupWidth(layout) * used(layout)) / (layout.n + layout.spares - 1) : 1,
    exposed: ({ n, spares }) => n + spares - 1,
    sets: ({ n, spares }) => ({ count: 1, width: n + spares }),
    stripes: (layout) => Math.floor(layout.n / groupWidth(layout)),
  }
}

/** Synology Hybrid RAID: of equal disks RAID 5 or 6; `hybrid.ts` has disks of several sizes. */
const hybrid = (minDisks: number, redundancy: number, penalty: number): LevelRule => ({
  ...parity(minDisks, redundancy, redundancy, penalty),
  family: 'hybrid',
})

/** The rules table; a record without prototype look-ups, since levels are checked against `raidLevels` first. */
export const levelRules: Readonly<Record<RaidLevel, LevelRule>> = {
  '0': stripe,
  '1': mirror,
  '1E': ringMirror,
  '5': parity(3, 1, 1, 4),
  // The second slice is an embedded spare: a second loss is survived only after rebuilding into it.
  '5E': withEmbeddedSpare,
  // The same space as RAID 5E, but spread between the data: the surviving disks share the writing of a rebuild.
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

/** Disks whose capacity is left for data; a whole number except for dRAID and for RAID 1E with an odd n. */
export function usableDisks(rule: LevelRule, layout: Layout): number {
  return (layout.n - rule.lost(layout)) / rule.copies(layout)
}

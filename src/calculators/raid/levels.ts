/** The levels in the order in which they are compared. */
export const raidLevels = ['0', '1', '1E', '5', '5E', '6', '10', '50', '60', 'Z1', 'Z2', 'Z3'] as const

export type RaidLevel = (typeof raidLevels)[number]

/** How a level protects its data. */
type RaidFamily = 'stripe' | 'mirror' | 'parity' | 'raid-z'

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
  /** Disks whose loss is survived: in the worst and in the best case. */
  readonly tolerance: (layout: Layout) => readonly [number, number]
  /** Disk operations per small write; `null` where the rule does not apply. */
  readonly writePenalty: (layout: Layout) => number | null
  /** Disks read in full to rebuild one; `null` where nothing can be rebuilt. */
  readonly rebuildSources: (layout: Layout) => number | null
  /** Disks of which one more loss during a rebuild loses data, when one loss is tolerated. */
  readonly exposed: (layout: Layout) => number
}

const constant = (value: number) => () => value
const groupSize = ({ n, groups }: Layout) => n / groups

const stripe: LevelRule = {
  family: 'stripe',
  groups: null,
  minDisks: constant(2),
  divisor: constant(1),
  copies: constant(1),
  lost: constant(0),
  embeddedSpares: 0,
  tolerance: () => [0, 0],
  writePenalty: constant(1),
  rebuildSources: () => null,
  exposed: constant(0),
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
}

function parity(minDisks: number, lost: number, tolerance: number, penalty: number): LevelRule {
  return {
    ...stripe,
    family: 'parity',
    minDisks: constant(minDisks),
    lost: constant(lost),
    tolerance: () => [tolerance, tolerance],
    writePenalty: constant(penalty),
    rebuildSources: ({ n }) => n - 1,
    exposed: ({ n }) => n - 1,
  }
}

function grouped(parityDisks: number): Omit<LevelRule, 'family' | 'groups' | 'minDisks' | 'writePenalty'> {
  return {
    divisor: ({ groups }) => groups,
    copies: constant(1),
    lost: ({ groups }) => parityDisks * groups,
    embeddedSpares: 0,
    tolerance: ({ groups }) => [parityDisks, parityDisks * groups],
    rebuildSources: (layout) => groupSize(layout) - 1,
    exposed: (layout) => groupSize(layout) - 1,
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
  }
}

/** The rules table; a record without prototype look-ups, since levels are checked against `raidLevels` first. */
export const levelRules: Readonly<Record<RaidLevel, LevelRule>> = {
  '0': stripe,
  '1': mirror,
  '1E': ringMirror,
  '5': parity(3, 1, 1, 4),
  // The second slice is an embedded spare: a second loss is survived only after rebuilding into it.
  '5E': { ...parity(4, 2, 1, 4), embeddedSpares: 1 },
  '6': parity(4, 2, 2, 6),
  '10': stripedMirror,
  '50': nested(1, 3, 4),
  '60': nested(2, 4, 6),
  Z1: raidZ(1),
  Z2: raidZ(2),
  Z3: raidZ(3),
}

/** Disks whose capacity is left for data; a whole number except for RAID 1E with an odd n. */
export function usableDisks(rule: LevelRule, layout: Layout): number {
  return (layout.n - rule.lost(layout)) / rule.copies(layout)
}

import { accepted, type InputError, isInputError, Rejection, settle } from '../shared/input-error.ts'
import {
  ceil,
  compare,
  divide,
  exact,
  multiply,
  one,
  type Rational,
  share,
  whole,
} from '../shared/rational.ts'
import { recordOf } from '../shared/record-of.ts'
import { mostDisks } from './bounds.ts'
import { type RaidResult, raidResult } from './engine.ts'
import { layoutOf, planOf, type RaidArray, type RaidWish } from './input.ts'
import { draidDataDisks, type Layout, levelRules, type RaidLevel, raidLevels, usableDisks } from './levels.ts'

/** Each level's full answer, or why it's impossible with these disks. */
export type LevelOutcomes = ReturnType<typeof allLevels>

/** Evaluates all levels with the same optional inputs. */
export const allLevels = (array: RaidArray) =>
  recordOf(raidLevels, (level) => settle(() => raidResult(planOf(array, level))))

/**
 * The reason for a level's error, as the tables of levels give it. The code alone is ambiguous: the groups may be out of range, the disks needed, or an input that
 * makes a figure of this level exceed the range of doubles.
 */
export const impossibleReason = ({ error, field }: InputError) => {
  if (error === 'too-few-disks' || error === 'not-divisible') return error
  if (error === 'out-of-range' && field === 'groupCount') return 'too-few-groups'
  return error === 'out-of-range' && field === 'wantedTB' ? 'too-many-disks' : 'no-result'
}

/** What the best levels are marked for, and how to measure it. */
const merits = {
  capacity: ({ usableTB }) => usableTB,
  'safe-capacity': ({ faultToleranceMin, usableTB }) => (faultToleranceMin >= 2 ? usableTB : 0),
  tolerance: ({ faultToleranceMin }) => faultToleranceMin,
  writes: ({ writeIops }) => writeIops ?? 0,
} as const satisfies Readonly<Record<string, (result: RaidResult) => number>>

type Merit = keyof typeof merits

export const meritNames = Object.keys(merits) as readonly Merit[]

/** Lists the levels that are best at something, ties included; empty if no level has any of it. */
export function bestLevels(outcomes: LevelOutcomes, merit: Merit): readonly RaidLevel[] {
  const meritOf = (level: RaidLevel) => {
    const outcome = outcomes[level]
    return isInputError(outcome) ? 0 : merits[merit](outcome)
  }
  const best = Math.max(...raidLevels.map(meritOf))
  return best > 0 ? raidLevels.filter((level) => meritOf(level) === best) : []
}

/** The fewest disks, hot spares included, and the capacity they give. */
export interface DiskNeed {
  readonly diskCount: number
  readonly usableTB: number
}

/** The fewest active disks that hold `disksWorth` disks of data, before minimum and divisibility. */
function unroundedDisks(level: RaidLevel, disksWorth: Rational, layout: Layout): number | null {
  const rule = levelRules[level]
  if (level === '1') return compare(disksWorth, one) > 0 ? null : rule.minDisks(layout)
  if (rule.family === 'draid') return draidDisks(disksWorth, layout, rule.tolerance(layout)[0])
  return Number(ceil(multiply(disksWorth, whole(rule.copies(layout))))) + rule.lost(layout)
}

/** Without a given number of data disks, one group grows with the disks up to the usual width. */
function draidDisks(disksWorth: Rational, layout: Layout, parityDisks: number): number {
  const oneGroup = Number(ceil(disksWorth)) + parityDisks
  const data = draidDataDisks({ ...layout, n: oneGroup }, parityDisks)
  if (layout.dataDisks === null && oneGroup <= data + parityDisks) return oneGroup
  return Number(ceil(divide(multiply(disksWorth, whole(data + parityDisks)), whole(data))))
}

/** `null` if no number of disks reaches the capacity (RAID 1 holds one disk's worth). */
function needOf({ wantedTB, sizeTB, grouping, fillPct = 100 }: RaidWish, level: RaidLevel): DiskNeed | null {
  const rule = levelRules[level]
  const layout = layoutOf(grouping, level, 0)
  const disks = unroundedDisks(level, divide(divide(exact(wantedTB), exact(sizeTB)), share(fillPct)), layout)
  if (disks === null) return null
  const step = rule.divisor(layout)
  const n = Math.ceil(Math.max(disks, rule.minDisks({ ...layout, n: disks })) / step) * step
  const diskCount = n + layout.spares
  if (!(diskCount <= mostDisks)) throw new Rejection('out-of-range', 'wantedTB')
  return { diskCount, usableTB: usableDisks(rule, { ...layout, n }) * sizeTB }
}

export type DiskNeeds = ReturnType<typeof disksForCapacity>

/** Inverse of the RAID calculator: how many equal disks each level needs for a usable capacity. */
export const disksForCapacity = (wish: RaidWish) =>
  recordOf(raidLevels, (level) => settle(() => needOf(wish, level)))

/** Builds the array of the disks needed; throws a `Rejection`. */
export const arrayFor = (
  { wantedTB: _, sizeTB, grouping, ...rest }: RaidWish,
  need: DiskNeed,
): RaidArray => ({
  ...rest,
  grouping,
  disks: {
    field: 'diskCount',
    count: need.diskCount,
    hotSpares: accepted(grouping.hotSpares),
    sizeTB,
    sizesTB: null,
  },
})

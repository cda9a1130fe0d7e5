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
import { mostDisks } from './bounds.ts'
import { type RaidResult, raidResult } from './engine.ts'
import { layoutOf, planOf, type RaidArray, type RaidWish } from './input.ts'
import { draidDataDisks, type Layout, levelRules, type RaidLevel, raidLevels, usableDisks } from './levels.ts'

/** Each level's full answer, or why it's impossible with these disks. */
export type LevelOutcomes = Readonly<Record<RaidLevel, RaidResult | InputError>>

/** Evaluates all levels with the same optional inputs. */
export function allLevels(array: RaidArray): LevelOutcomes {
  const outcomes = raidLevels.map((level) => [level, settle(() => raidResult(planOf(array, level)))])
  return Object.fromEntries(outcomes) as LevelOutcomes
}

/** Why a level is impossible: what the tables of levels say of it. */
export type ImpossibleReason =
  | 'too-few-disks'
  | 'not-divisible'
  | 'too-few-groups'
  | 'too-many-disks'
  | 'no-result'

/**
 * The reason for a level's error. The code alone doesn't tell: what is out of range may be the groups, the disks needed, or an input that
 * makes a figure of this level larger than numbers can be.
 */
export const impossibleReason = ({ error, field }: InputError): ImpossibleReason => {
  if (error === 'too-few-disks' || error === 'not-divisible') return error
  if (error === 'out-of-range' && field === 'groupCount') return 'too-few-groups'
  return error === 'out-of-range' && field === 'wantedTB' ? 'too-many-disks' : 'no-result'
}

/** What a level can be best at, which is why it is marked. */
type Merit = 'capacity' | 'safe-capacity' | 'tolerance' | 'writes'

function meritOf(result: RaidResult, merit: Merit): number {
  switch (merit) {
    case 'capacity':
      return result.usableTB
    case 'safe-capacity':
      return result.faultToleranceMin >= 2 ? result.usableTB : 0
    case 'tolerance':
      return result.faultToleranceMin
    case 'writes':
      return result.writeIops ?? 0
  }
}

/** Lists the levels that are best at something, ties included; empty if no level has any of it. */
export function bestLevels(outcomes: LevelOutcomes, merit: Merit): readonly RaidLevel[] {
  const merits = raidLevels.map((level) => {
    const outcome = outcomes[level]
    return { level, value: isInputError(outcome) ? 0 : meritOf(outcome, merit) }
  })
  const best = Math.max(...merits.map(({ value }) => value))
  return best > 0 ? merits.filter(({ value }) => value === best).map(({ level }) => level) : []
}

/** The fewest disks, hot spares included, and the capacity they give. */
export interface DiskNeed {
  readonly diskCount: number
  readonly usableTB: number
}

/** One answer per level; `null` if no number of disks reaches the capacity (RAID 1 holds one disk's worth). */
export type DiskNeeds = Readonly<Record<RaidLevel, DiskNeed | null | InputError>>

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

/** Inverse of the RAID calculator: how many equal disks each level needs for a usable capacity. */
export function disksForCapacity(wish: RaidWish): DiskNeeds {
  const needs = raidLevels.map((level) => [level, settle(() => needOf(wish, level))])
  return Object.fromEntries(needs) as DiskNeeds
}

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

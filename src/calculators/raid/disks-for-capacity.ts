import {
  aNumber,
  anInteger,
  type Fields,
  fieldsOf,
  rejectOverflow,
  required,
  type Untrusted,
  withDefault,
} from '../shared/checks.ts'
import { type InputError, Rejection, settle } from '../shared/input-error.ts'
import { ceil, compare, divide, exact, multiply, one, type Rational, whole } from '../shared/rational.ts'
import { readUniformSizeTB } from './disk-set.ts'
import type { RaidInput } from './input.ts'
import { readLayout } from './layout.ts'
import { levelRules, usableDisks } from './level-rules.ts'
import { type Layout, type RaidLevel, raidLevels } from './levels.ts'

type SharedInput = Pick<
  RaidInput,
  'diskSizeTB' | 'diskSizeTiB' | 'diskSizeGB' | 'hotSpares' | 'groupCount' | 'mirrorWidth'
>

/** The wanted usable capacity (TB) and the disks to reach it with. */
export interface CapacityWish extends SharedInput {
  wantedTB?: number
}

/** The fewest disks, hot spares included, and what they give. */
export interface DiskNeed {
  readonly diskCount: number
  readonly usableTB: number
}

/** One answer per level; `null` where no number of disks reaches the capacity (RAID 1 holds one disk's worth). */
export type DiskNeeds = Readonly<Record<RaidLevel, DiskNeed | null | InputError>>

/** The fewest active disks that hold `disksWorth` disks of data, before minimum and divisibility. */
function unroundedDisks(level: RaidLevel, disksWorth: Rational, layout: Layout): number | null {
  const rule = levelRules[level]
  if (level === '1') return compare(disksWorth, one) > 0 ? null : rule.minDisks(layout)
  return Number(ceil(multiply(disksWorth, whole(rule.copies(layout))))) + rule.lost(layout)
}

function needOf(fields: Fields, level: RaidLevel, wanted: Rational, sizeTB: number): DiskNeed | null {
  const rule = levelRules[level]
  const layout = readLayout(fields, level, 0)
  const disks = unroundedDisks(level, divide(wanted, exact(sizeTB)), layout)
  if (disks === null) return null
  const step = rule.divisor(layout)
  const n = Math.ceil(Math.max(disks, rule.minDisks(layout)) / step) * step
  const diskCount = n + withDefault(fields, 'hotSpares', anInteger({ min: 0 }), 0)
  if (!Number.isSafeInteger(diskCount)) throw new Rejection('out-of-range', 'wantedTB')
  const usableTB = usableDisks(rule, { ...layout, n }) * sizeTB
  return rejectOverflow({ diskCount, usableTB }, { diskSize: sizeTB })
}

/** The inverse of the RAID calculator: how many equal disks each level needs for a usable capacity. */
export function disksForCapacity(input: Untrusted<CapacityWish>): DiskNeeds | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const wanted = exact(required(fields, 'wantedTB', aNumber({ above: 0 })))
    const sizeTB = readUniformSizeTB(fields)
    withDefault(fields, 'hotSpares', anInteger({ min: 0 }), 0)
    const needs = raidLevels.map((level) => [level, settle(() => needOf(fields, level, wanted, sizeTB))])
    return Object.fromEntries(needs) as DiskNeeds
  })
}

import { type Fields, oneOf, withDefault } from '../shared/checks.ts'
import { accepted, type InputError, Rejection, settle } from '../shared/input-error.ts'
import { currencies } from '../ui/money/currency.ts'
import { arrayFor, type DiskNeeds, disksForCapacity } from './comparisons.ts'
import { type RaidResult, raidResult } from './engine.ts'
import {
  planOf,
  type RaidArray,
  type RaidInput,
  type RaidPlan,
  readArray,
  readLevel,
  readWish,
} from './input.ts'
import { levelRules, type RaidLevel } from './levels.ts'

/** The page's question: how much some disks hold, or how many disks a capacity needs. */
export interface RaidQuestion
  extends Omit<RaidInput, 'mode' | 'mttdl' | 'diskSizeTB' | 'diskSizeTiB' | 'diskSizeGB'> {
  readonly question: string
  readonly level: RaidLevel
  readonly sizes?: string
  readonly diskSize?: number
  readonly diskSizeUnit?: string
  /** Usable capacity to reach. */
  readonly wantedTB?: number
  /** Currency of the disk price; never converted. */
  readonly priceCurrency?: string
}

/** Disks needed for the wanted capacity. */
export interface RaidNeeds {
  readonly wantedTB: number
  /** Disks needed at each level. */
  readonly byLevel: DiskNeeds
}

export interface RaidAnswer {
  /** The checked array behind everything on the page, and its plan at the chosen level. */
  readonly array: RaidArray
  readonly plan: RaidPlan
  readonly result: RaidResult
  /** Only if the question is a capacity. */
  readonly needs: RaidNeeds | undefined
}

const sizeInputs = { TB: 'diskSizeTB', TiB: 'diskSizeTiB', GB: 'diskSizeGB' } as const

const aChoice = <const T extends string>(...values: readonly T[]) => oneOf(values, 'out-of-range')

/** The calculator's inputs by their own names, without the question; throws a `Rejection` for an unknown choice. */
function inputsOf(asked: Omit<RaidQuestion, 'question'>): Fields {
  const { sizes, diskSize, diskSizeUnit, priceCurrency, ...inputs } = asked
  withDefault({ sizes }, 'sizes', aChoice('same', 'mixed'), 'same')
  withDefault({ priceCurrency }, 'priceCurrency', aChoice(...currencies), 'USD')
  if (diskSizeUnit === undefined) return { ...inputs, mttdl: true }
  if (!Object.hasOwn(sizeInputs, diskSizeUnit)) throw new Rejection('unknown-unit', 'diskSizeUnit')
  return { ...inputs, mttdl: true, [sizeInputs[diskSizeUnit as keyof typeof sizeInputs]]: diskSize }
}

function answerFor(array: RaidArray, level: RaidLevel, needs?: RaidNeeds): RaidAnswer {
  const plan = planOf(array, level)
  return { array, plan, result: raidResult(plan), needs }
}

/** Answers with the fewest disks that reach the capacity; rejects at `level` if no number does. */
function reach(fields: Fields, level: RaidLevel): RaidAnswer {
  const wish = readWish(fields)
  const byLevel = disksForCapacity(wish)
  const need = accepted(byLevel[level])
  if (need === null) throw new Rejection('out-of-range', 'level')
  return answerFor(arrayFor(wish, need), level, { wantedTB: wish.wantedTB, byLevel })
}

/** Answers the page's question for an array, given or found; everything shown is derived from this answer's plan. */
export function answerRaid({ question, ...asked }: RaidQuestion): RaidAnswer | InputError {
  return settle(() => {
    aChoice('capacity', 'disks')(question, 'question')
    const fields = inputsOf(asked)
    const level = readLevel(fields)
    return question === 'disks' ? reach(fields, level) : answerFor(readArray(fields), level)
  })
}

/** Warnings about inputs that are allowed but questionable. */
const raidWarnings = ['no-redundancy', 'vdev-at-minimum', 'mixed-sizes-strand-capacity', 'fill-high'] as const

/** Above this fill, storage gets slow and leaves little time to order more. */
export const usualFillPct = 80

type RaidWarning = (typeof raidWarnings)[number]

/** Warnings for one level: RAID-Z vdevs of p+1 disks, unprotected data, capacity lost to mixed sizes, and a fill without headroom. */
export function warningsFor({ level, layout, disks, fillPct = 0 }: RaidPlan): readonly RaidWarning[] {
  const rule = levelRules[level]
  const warnings: Readonly<Record<RaidWarning, boolean>> = {
    'no-redundancy': rule.family === 'stripe',
    'vdev-at-minimum': rule.family === 'raid-z' && layout.n === rule.minDisks(layout),
    'mixed-sizes-strand-capacity': disks.strandedTB > 0,
    'fill-high': fillPct > usualFillPct,
  }
  return raidWarnings.filter((warning) => warnings[warning])
}

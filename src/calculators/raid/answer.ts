import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { currencies } from '../ui/money/currency.ts'
import { type DiskNeeds, disksForCapacity } from './comparisons.ts'
import { calculateRaidLevel, type RaidResult } from './engine.ts'
import { type RaidInput, readRaidPlan } from './input.ts'
import { levelRules, type RaidLevel } from './levels.ts'

/** What the page asks: what some disks hold, or how many disks a capacity takes. */
export interface RaidQuestion
  extends Omit<RaidInput, 'mode' | 'mttdl' | 'diskSizeTB' | 'diskSizeTiB' | 'diskSizeGB'> {
  readonly question: string
  readonly level: RaidLevel
  readonly sizes?: string
  readonly diskSize?: number
  readonly diskSizeUnit?: string
  /** Usable capacity to be reached. */
  readonly wantedTB?: number
  /** Currency of the disks' price; nothing is converted. */
  readonly priceCurrency?: string
}

export interface RaidAnswer {
  /** The array that everything on the page is about. */
  readonly array: RaidInput & { readonly level: RaidLevel }
  readonly result: RaidResult
  /** Disks that each level needs; only when the question is a capacity. */
  readonly needs: DiskNeeds | undefined
}

const sizeInputs = { TB: 'diskSizeTB', TiB: 'diskSizeTiB', GB: 'diskSizeGB' } as const
const questions = ['capacity', 'disks']
const sizeKinds = ['same', 'mixed', undefined]

/** The calculator's input, or the choice that is none. */
function arrayOf(asked: RaidQuestion): RaidAnswer['array'] | InputError {
  const { question, sizes, diskSize, diskSizeUnit, wantedTB: _, priceCurrency = 'USD', ...given } = asked
  const rest = { ...given, mttdl: true }
  if (!questions.includes(question)) return { error: 'out-of-range', field: 'question' }
  if (!sizeKinds.includes(sizes)) return { error: 'out-of-range', field: 'sizes' }
  if (!currencies.some((known) => known === priceCurrency))
    return { error: 'out-of-range', field: 'priceCurrency' }
  if (diskSizeUnit === undefined) return rest
  if (!Object.hasOwn(sizeInputs, diskSizeUnit)) return { error: 'unknown-unit', field: 'diskSizeUnit' }
  return { ...rest, [sizeInputs[diskSizeUnit as keyof typeof sizeInputs]]: diskSize }
}

/** The fewest disks that reach the capacity; a level that never does is refused at `level`. */
function reach(array: RaidAnswer['array'], wantedTB: number | undefined): RaidAnswer | InputError {
  const needs = disksForCapacity({ ...array, wantedTB })
  if (isInputError(needs)) return needs
  const need = needs[array.level]
  if (need === undefined) return { error: 'unknown-level', field: 'level' }
  if (need === null) return { error: 'out-of-range', field: 'level' }
  if (isInputError(need)) return need
  return hold({ ...array, diskCount: need.diskCount }, needs)
}

function hold(array: RaidAnswer['array'], needs?: DiskNeeds): RaidAnswer | InputError {
  const result = calculateRaidLevel(array)
  return isInputError(result) ? result : { array, result, needs }
}

/** What the page shows for an array, given or found. */
export function answerRaid(asked: RaidQuestion): RaidAnswer | InputError {
  const array = arrayOf(asked)
  if (isInputError(array)) return array
  return asked.question === 'disks' ? reach(array, asked.wantedTB) : hold(array)
}

/** What is allowed but should be said beside the result. */
const raidWarnings = ['no-redundancy', 'vdev-at-minimum', 'mixed-sizes-strand-capacity'] as const

type RaidWarning = (typeof raidWarnings)[number]

/** The warnings for one level: RAID-Z vdevs of p+1 disks, unprotected data, capacity that mixed sizes leave unused. */
export function warningsFor(input: Untrusted<RaidInput>): readonly RaidWarning[] | InputError {
  return settle(() => {
    const { level, layout, disks } = readRaidPlan(fieldsOf(input))
    const rule = levelRules[level]
    const warnings: Readonly<Record<RaidWarning, boolean>> = {
      'no-redundancy': rule.family === 'stripe',
      'vdev-at-minimum': rule.family === 'raid-z' && layout.n === rule.minDisks(layout),
      'mixed-sizes-strand-capacity': disks.strandedTB > 0,
    }
    return raidWarnings.filter((warning) => warnings[warning])
  })
}

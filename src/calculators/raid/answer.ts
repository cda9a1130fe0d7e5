import type { Fields } from '../shared/checks.ts'
import { accepted, type InputError, Rejection, settle } from '../shared/input-error.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { usualFillPct } from './bounds.ts'
import { arrayFor, type DiskNeeds, disksForCapacity } from './comparisons.ts'
import { raidResult } from './engine.ts'
import { type RaidFields, readRaidFields } from './form.ts'
import { planOf, type RaidArray, type RaidPlan, readArray, readWish } from './input.ts'
import { levelRules, type RaidLevel } from './levels.ts'

export type RaidAnswer = ReturnType<typeof answerFor>

export type RaidOutcome = Outcome<RaidAnswer>

function answerFor(array: RaidArray, level: RaidLevel, needs?: { wantedTB: number; byLevel: DiskNeeds }) {
  const plan = planOf(array, level)
  return {
    /** The checked array behind everything on the page, and its plan at the chosen level. */
    array,
    plan,
    result: raidResult(plan),
    /** Disks needed at each level for the wanted capacity, if that is the question. */
    needs,
  }
}

/** Answers with the fewest disks that reach the capacity; rejects at `level` if no number does. */
function reach(read: RaidFields, level: RaidLevel): RaidAnswer {
  const wish = readWish(read)
  const byLevel = disksForCapacity(wish)
  const need = accepted(byLevel[level])
  if (need === null) throw new Rejection('out-of-range', 'level')
  return answerFor(arrayFor(wish, need), level, { wantedTB: wish.wantedTB, byLevel })
}

/** Answers the page's question for the entered array or the one calculated for a capacity; everything shown is derived from this answer's plan. */
export function answerRaid(fields: Fields): RaidAnswer | InputError {
  return settle(() => {
    const read = readRaidFields(fields)
    const { question, level } = read
    return question === 'disks' ? reach(read, level) : answerFor(readArray(read, true), level)
  })
}

/** Warnings about inputs that are allowed but questionable. */
const raidWarnings = ['no-redundancy', 'vdev-at-minimum', 'mixed-sizes-strand-capacity', 'fill-high'] as const

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

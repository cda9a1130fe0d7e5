import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import type { RaidInput } from './input.ts'
import { levelRules } from './level-rules.ts'
import { readRaidPlan } from './plan.ts'

/** What is allowed but should be said beside the result. */
export const raidWarnings = ['no-redundancy', 'vdev-at-minimum', 'mixed-sizes-strand-capacity'] as const

export type RaidWarning = (typeof raidWarnings)[number]

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

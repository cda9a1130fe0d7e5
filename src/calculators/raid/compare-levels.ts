import { type Fields, rejectOverflow } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { capacityOf } from './capacity.ts'
import { type DiskSet, readDiskSet } from './disk-set.ts'
import { checkLayout, readLayout } from './layout.ts'
import { levelRules } from './level-rules.ts'
import { type RaidLevel, raidLevels } from './levels.ts'

/** What a level makes of the given disks. */
export interface LevelSummary {
  readonly usableTB: number
  readonly faultToleranceMin: number
  readonly faultToleranceMax: number
}

export interface RaidComparison {
  readonly levels: Readonly<Record<RaidLevel, LevelSummary | InputError>>
}

function summarize(fields: Fields, level: RaidLevel, disks: DiskSet): LevelSummary {
  const layout = readLayout(fields, level, disks.active)
  checkLayout(level, layout, disks.field)
  const { usableTB } = capacityOf(level, layout, disks)
  const [faultToleranceMin, faultToleranceMax] = levelRules[level].tolerance(layout)
  const field = disks.sizesTB ? 'diskSizesTB' : 'diskSize'
  return rejectOverflow({ usableTB, faultToleranceMin, faultToleranceMax }, { [field]: disks.rawTB })
}

/** Evaluates every level alone on the same disks. Throws a `Rejection` for the disks, which all levels share. */
export function compareLevels(fields: Fields): RaidComparison {
  const disks = readDiskSet(fields)
  const entries = raidLevels.map((level) => [level, settle(() => summarize(fields, level, disks))])
  return { levels: Object.fromEntries(entries) as RaidComparison['levels'] }
}

import type { Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { type BackupResult, runBackup } from './backup-capacity.ts'
import { dateText } from './calendar.ts'
import type { BackupInput } from './input.ts'
import type { BackupPlan } from './plan.ts'
import type { Simulation, Timeline } from './simulate.ts'
import type { PointKind } from './store.ts'

/** A restore point that is kept after the last day. */
export interface KeptPoint {
  readonly day: number
  readonly date: string
  readonly kind: PointKind
  readonly sizeTB: number
  /** Kept by GFS alone: the ordinary retention has let go of it. */
  readonly archived: boolean
}

/** Everything that the day-by-day chart and its table show. */
export interface BackupChart {
  readonly result: BackupResult
  readonly timeline: Timeline
  readonly firstDate: string
  readonly lastDate: string
  readonly kept: readonly KeptPoint[]
}

function keptPoints(plan: BackupPlan, { kept }: Simulation): readonly KeptPoint[] {
  return kept.map(({ day, kind, sizeTB, retained }) => ({
    day,
    date: dateText(plan.startDay + day - 1),
    kind,
    sizeTB,
    archived: !retained,
  }))
}

/** The result together with every day and every kept point. */
export function backupChart(input: Untrusted<BackupInput>): BackupChart | InputError {
  return settle(() => {
    const { plan, simulation, result } = runBackup(input)
    return {
      result,
      timeline: simulation.timeline,
      firstDate: dateText(plan.startDay),
      lastDate: dateText(plan.startDay + plan.horizonDays - 1),
      kept: keptPoints(plan, simulation),
    }
  })
}

import type { Untrusted } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { dateText } from '../shared/time.ts'
import { type BackupResult, runBackup } from './engine.ts'
import type { BackupInput, BackupPlan } from './input.ts'
import { type Simulation, type StoredPoint, storedAt, type Timeline } from './simulate.ts'
import type { PointKind } from './store.ts'

/** What takes up the storage of one copy, in TB, in the order in which it is drawn. */
export interface FilledBy {
  readonly id: 'fulls' | 'changes' | 'archived' | 'working' | 'headroom'
  readonly sizeTB: number
}

const sizeOf = (points: readonly StoredPoint[]) => points.reduce((sum, { sizeTB }) => sum + sizeTB, 0)

/** The storage of one copy by what fills it at its fullest: what is kept, and what is added to it. */
export function filledBy(
  plan: BackupPlan,
  { timeline }: Simulation,
  result: BackupResult,
): readonly FilledBy[] {
  const step = timeline.fullestStep[result.peakDay - 1] ?? 1
  const here = storedAt(plan, step).filter(({ moved }) => !moved)
  const retained = here.filter((point) => point.retained)
  const parts: readonly FilledBy[] = [
    { id: 'fulls', sizeTB: sizeOf(retained.filter(({ kind }) => kind === 'full')) },
    { id: 'changes', sizeTB: sizeOf(retained.filter(({ kind }) => kind !== 'full')) },
    { id: 'archived', sizeTB: sizeOf(here.filter((point) => !point.retained)) },
    { id: 'working', sizeTB: result.workingSpaceTB },
    { id: 'headroom', sizeTB: result.requiredPerCopyTB - result.peakTB - result.workingSpaceTB },
  ]
  return parts.filter(({ sizeTB }) => sizeTB > 0)
}

/** A restore point that is kept after the last day. */
export interface KeptPoint {
  readonly day: number
  readonly date: string
  readonly kind: PointKind
  readonly sizeTB: number
  /** Kept by GFS alone: the ordinary retention has let go of it. */
  readonly archived: boolean
  /** In the object storage, no longer on the backup storage. */
  readonly moved: boolean
}

/** Everything that the day-by-day chart and its table show. */
export interface BackupChart {
  readonly result: BackupResult
  readonly timeline: Timeline
  readonly firstDate: string
  readonly lastDate: string
  readonly kept: readonly KeptPoint[]
  readonly filledBy: readonly FilledBy[]
}

function keptPoints(plan: BackupPlan, { kept }: Simulation): readonly KeptPoint[] {
  return kept.map(({ day, kind, sizeTB, retained, moved }) => ({
    day,
    date: dateText(plan.startDay + day - 1),
    kind,
    sizeTB,
    archived: !retained,
    moved,
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
      filledBy: filledBy(plan, simulation, result),
    }
  })
}

const charts = new WeakMap<BackupInput, BackupChart>()

/** Every day of a plan that has been answered already; made once, however many parts of the page show it. */
export const chartOf = (plan: BackupInput): BackupChart => {
  const known = charts.get(plan)
  if (known) return known
  const chart = backupChart(plan)
  if (isInputError(chart)) throw new Error(`an answered plan was refused: ${chart.error} at ${chart.field}`)
  charts.set(plan, chart)
  return chart
}

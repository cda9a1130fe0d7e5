import type { BackupResult } from './engine.ts'
import type { BackupPlan } from './input.ts'
import { type Simulation, type StoredPoint, storedAt } from './simulate.ts'

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

import { Queue } from './queue.ts'
import type { RetentionFactory } from './retention-type.ts'
import { differentialOn, fullOn, isFullDay } from './sizes.ts'
import type { RestorePoint } from './store.ts'

/** The newest points are kept, and with them the full that the oldest kept differential needs. */
export const differentialRetention: RetentionFactory = (plan, store, gfs) => {
  const kept = new Queue<RestorePoint>()
  let lastFullDay = 0
  /** A full beyond the retention that differentials still need. */
  let base: RestorePoint | null = null

  function addFull(day: number): RestorePoint {
    lastFullDay = day
    const full = store.add('full', day, fullOn(plan, day))
    gfs.flag(full)
    return full
  }

  function releaseBase(): void {
    if (base) store.release(base)
    base = null
  }

  function dropOldest(): void {
    const oldest = kept.shift()
    if (oldest?.kind === 'full') base = oldest
    else if (oldest) store.release(oldest)
    if (kept.first?.kind === 'full') releaseBase()
  }

  return {
    add(day) {
      const size = () => differentialOn(plan, day, day - lastFullDay)
      kept.push(isFullDay(plan, day) ? addFull(day) : store.add('differential', day, size()))
    },
    prune() {
      if (kept.size > plan.retentionPoints) dropOldest()
    },
  }
}

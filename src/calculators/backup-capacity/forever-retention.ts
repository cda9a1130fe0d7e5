import { Queue } from './queue.ts'
import type { RetentionFactory } from './retention-type.ts'
import { fullOn, incrementOn } from './sizes.ts'
import type { RestorePoint } from './store.ts'

/**
 * One full, then increments for ever: beyond the retention the oldest increment is merged into the full, which moves to
 * that day. A day that GFS wants gets a full of its own beside the chain.
 */
export const foreverRetention: RetentionFactory = (plan, store, gfs) => {
  const increments = new Queue<RestorePoint>()
  let full: RestorePoint | null = null

  function addStandalone(day: number): void {
    const standalone = store.add('full', day, fullOn(plan, day))
    gfs.flag(standalone)
    store.release(standalone)
  }

  function merge(target: RestorePoint): void {
    const oldest = increments.shift()
    if (!oldest) return
    store.release(oldest)
    target.day = oldest.day
    store.resize(target, fullOn(plan, oldest.day))
  }

  return {
    add(day) {
      if (full) increments.push(store.add('incremental', day, incrementOn(plan, day)))
      else full = store.add('full', day, fullOn(plan, day))
      if (gfs.wants(day)) addStandalone(day)
    },
    prune() {
      if (full && increments.size + 1 > plan.retentionPoints) merge(full)
    },
  }
}

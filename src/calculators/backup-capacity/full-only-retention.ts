import { Queue } from './queue.ts'
import type { RetentionFactory } from './retention-type.ts'
import { fullOn } from './sizes.ts'
import type { RestorePoint } from './store.ts'

/** A full every day; the newest are kept. */
export const fullOnlyRetention: RetentionFactory = (plan, store, gfs) => {
  const kept = new Queue<RestorePoint>()
  return {
    add(day) {
      const full = store.add('full', day, fullOn(plan, day))
      gfs.flag(full)
      kept.push(full)
    },
    prune() {
      const oldest = kept.size > plan.retentionPoints ? kept.shift() : undefined
      if (oldest) store.release(oldest)
    },
  }
}

import { Queue } from './queue.ts'
import type { RetentionFactory } from './retention-type.ts'
import { fullOn, incrementOn, isFullDay } from './sizes.ts'
import type { RestorePoint } from './store.ts'

/**
 * Chains of a full and its increments: the oldest chain goes as a whole once the newer ones hold enough points.
 * With block cloning a full beyond the oldest kept day adds only what an increment would.
 */
export const chainRetention: RetentionFactory = (plan, store, gfs) => {
  const chains = new Queue<RestorePoint[]>()
  let newest: RestorePoint[] = []
  let points = 0

  function addFull(day: number): void {
    const shared = plan.blockClone && chains.size > 0
    const full = store.add('full', day, shared ? incrementOn(plan, day) : fullOn(plan, day))
    gfs.flag(full)
    newest = [full]
    chains.push(newest)
  }

  function dropOldest(): void {
    for (const point of chains.shift() ?? []) {
      store.release(point)
      points--
    }
    const oldest = chains.first?.[0]
    if (plan.blockClone && oldest) store.resize(oldest, fullOn(plan, oldest.day))
  }

  return {
    add(day) {
      if (isFullDay(plan, day)) addFull(day)
      else newest.push(store.add('incremental', day, incrementOn(plan, day)))
      points++
    },
    prune() {
      while (chains.first && points - chains.first.length >= plan.retentionPoints) dropOldest()
    },
  }
}

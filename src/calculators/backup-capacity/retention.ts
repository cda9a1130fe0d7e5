import { Queue } from './data-structures.ts'
import type { BackupMethod } from './form.ts'
import type { Gfs } from './gfs.ts'
import type { BackupPlan } from './plan.ts'
import type { BackupStore, RestorePoint } from './store.ts'
import { changesOn, incrementOn } from './workloads.ts'

/** A running backup method: for every backup, `add` is called before the size is recorded and `prune` after it. */
interface Retention {
  readonly add: (step: number) => void
  readonly prune: () => void
}

type RetentionFactory = (plan: BackupPlan, store: BackupStore, gfs: Gfs) => Retention

/** Whether a full is due at this step: always, or with the first backup of every `fullEveryDays` days. */
function isFullDue({ method, fullEveryDays, backupsPerDay }: BackupPlan, step: number): boolean {
  return method === 'full-only' || (step - 1) % (fullEveryDays * backupsPerDay) === 0
}

/** Takes chains of a full and its increments; deletes the oldest chain as a whole once the newer ones hold enough points. */
const chainRetention: RetentionFactory = (plan, store, gfs) => {
  const chains = new Queue<RestorePoint[]>()
  let newest: RestorePoint[] = []
  let points = 0

  function addFull(step: number): void {
    const full = store.addFull(step)
    gfs.flag(full)
    newest = [full]
    chains.push(newest)
  }

  function dropOldest(): void {
    for (const point of chains.shift() ?? []) {
      store.release(point)
      points--
    }
  }

  return {
    add(step) {
      if (isFullDue(plan, step)) addFull(step)
      else newest.push(store.add('incremental', step, incrementOn(plan, step)))
      points++
    },
    prune() {
      while (chains.first && points - chains.first.length >= plan.retentionPoints) dropOldest()
    },
  }
}

/** Keeps the newest points, and the full on which the oldest of them depends. */
const differentialRetention: RetentionFactory = (plan, store, gfs) => {
  const retained = new Queue<RestorePoint>()
  let lastFull = 0
  /** A full past its retention that differentials still need. */
  let base: RestorePoint | null = null

  function addFull(step: number): RestorePoint {
    lastFull = step
    const full = store.addFull(step)
    gfs.flag(full)
    return full
  }

  function releaseBase(): void {
    if (base) store.release(base)
    base = null
  }

  function dropOldest(): void {
    const oldest = retained.shift()
    if (oldest?.kind === 'full') base = oldest
    else if (oldest) store.release(oldest)
    if (retained.first?.kind === 'full') releaseBase()
  }

  return {
    add(step) {
      const size = () => changesOn(plan, step, step - lastFull)
      retained.push(isFullDue(plan, step) ? addFull(step) : store.add('differential', step, size()))
    },
    prune() {
      if (retained.size > plan.retentionPoints) dropOldest()
    },
  }
}

/**
 * Takes one full, then increments for ever: past the retention, the oldest full is merged into the increment after it, which becomes the new
 * full. If GFS needs a full on a day, one is taken outside the chain.
 */
const foreverRetention: RetentionFactory = (plan, store, gfs) => {
  const increments = new Queue<RestorePoint>()
  let full: RestorePoint | null = null

  function addAlone(step: number): void {
    const alone = store.addAlone(step)
    gfs.flag(alone)
    store.release(alone)
  }

  function merge(merged: RestorePoint): void {
    const oldest = increments.shift()
    if (!oldest) return
    store.release(merged)
    store.promote(oldest)
    full = oldest
  }

  return {
    add(step) {
      if (full) increments.push(store.add('incremental', step, incrementOn(plan, step)))
      else full = store.addFull(step)
      if (gfs.wants(step)) addAlone(step)
    },
    prune() {
      if (full && increments.size + 1 > plan.retentionPoints) merge(full)
    },
  }
}

/** Each method's way of adding and pruning points. */
export const retentions: Readonly<Record<BackupMethod, RetentionFactory>> = {
  // Chains of one full each.
  'full-only': chainRetention,
  incremental: chainRetention,
  differential: differentialRetention,
  'synthetic-full': chainRetention,
  'forever-incremental': foreverRetention,
}

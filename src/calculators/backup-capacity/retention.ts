import type { Gfs } from './gfs.ts'
import type { BackupMethod, BackupPlan } from './input.ts'
import { type BackupStore, Queue, type RestorePoint } from './store.ts'

/** A method at work: called once a day, `add` before the size is recorded and `prune` after it. */
interface Retention {
  readonly add: (day: number) => void
  readonly prune: () => void
}

type RetentionFactory = (plan: BackupPlan, store: BackupStore, gfs: Gfs) => Retention

/** Size of the source on a day (from 1), in TB: source · (1+growth)^((day−1)/365). */
export function sourceOn({ sourceTB, annualGrowth }: BackupPlan, day: number): number {
  return sourceTB * (1 + annualGrowth) ** ((day - 1) / 365)
}

/** Size of a full backup taken on that day, in TB. */
export function fullOn(plan: BackupPlan, day: number): number {
  return sourceOn(plan, day) / plan.fullRatio
}

/** Size of an increment taken on that day, in TB. */
export function incrementOn(plan: BackupPlan, day: number): number {
  return (sourceOn(plan, day) * plan.dailyChange) / plan.incrementRatio
}

/** Size of a differential taken `sinceFull` days after its full, in TB; never more than the whole source. */
export function differentialOn(plan: BackupPlan, day: number, sinceFull: number): number {
  return (sourceOn(plan, day) * Math.min(1, sinceFull * plan.dailyChange)) / plan.incrementRatio
}

/** Whether a full is due on that day. */
function isFullDay({ method, fullEveryDays }: BackupPlan, day: number): boolean {
  if (method === 'full-only') return true
  if (method === 'forever-incremental') return day === 1
  return (day - 1) % fullEveryDays === 0
}

/** A full every day; the newest are kept. */
const fullOnlyRetention: RetentionFactory = (plan, store, gfs) => {
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

/**
 * Chains of a full and its increments: the oldest chain goes as a whole once the newer ones hold enough points.
 * With block cloning a full beyond the oldest kept day adds only what an increment would.
 */
const chainRetention: RetentionFactory = (plan, store, gfs) => {
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

/** The newest points are kept, and with them the full that the oldest kept differential needs. */
const differentialRetention: RetentionFactory = (plan, store, gfs) => {
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

/**
 * One full, then increments for ever: beyond the retention the oldest increment is merged into the full, which moves to
 * that day. A day that GFS wants gets a full of its own beside the chain.
 */
const foreverRetention: RetentionFactory = (plan, store, gfs) => {
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

/** How each method adds a day's point and prunes. */
export const retentions: Readonly<Record<BackupMethod, RetentionFactory>> = {
  'full-only': fullOnlyRetention,
  incremental: chainRetention,
  differential: differentialRetention,
  'synthetic-full': chainRetention,
  'forever-incremental': foreverRetention,
}

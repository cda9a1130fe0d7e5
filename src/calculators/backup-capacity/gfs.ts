import { type EpochDay, nextMonth, nextWeek, nextYear } from '../shared/time.ts'
import { Queue } from './data-structures.ts'
import type { BackupPlan } from './plan.ts'
import type { BackupStore, RestorePoint } from './store.ts'
import { dayOf } from './workloads.ts'

/** One of the tiers week, month, year: it keeps the first full of each of its newest `limit` periods. */
interface Tier {
  readonly limit: number
  /** First day of the period after the one that holds a day. */
  readonly next: (day: EpochDay) => EpochDay
  readonly flagged: Queue<RestorePoint>
  /** From this day on a full is the first of a new period. */
  opens: EpochDay
}

function tier(limit: number, next: Tier['next']): Tier {
  return { limit, next, flagged: new Queue(), opens: Number.NEGATIVE_INFINITY }
}

/** Grandfather-father-son retention on real dates. */
export class Gfs {
  readonly #plan: BackupPlan
  readonly #store: BackupStore
  readonly #tiers: readonly Tier[]
  #flaggedSincePrune = false

  constructor(plan: BackupPlan, store: BackupStore) {
    const { gfs } = plan
    this.#plan = plan
    this.#store = store
    const tiers = [tier(gfs.weekly, nextWeek), tier(gfs.monthly, nextMonth), tier(gfs.yearly, nextYear)]
    this.#tiers = tiers.filter(({ limit }) => limit > 0)
  }

  /** Whether a full taken at that step would be the first in one of the tiers' periods. */
  wants(step: number): boolean {
    return this.#tiers.some(({ opens }) => this.#dateOf(step) >= opens)
  }

  /** Flags a full with every tier for which it is the first in its period. */
  flag(full: RestorePoint): void {
    const date = this.#dateOf(full.step)
    for (const tier of this.#tiers) {
      if (date < tier.opens) continue
      tier.opens = tier.next(date)
      tier.flagged.push(full)
      full.flags++
      this.#flaggedSincePrune = true
    }
  }

  /** Lets go of the flags beyond each tier's newest. */
  prune(): void {
    if (!this.#flaggedSincePrune) return
    this.#flaggedSincePrune = false
    for (const { flagged, limit } of this.#tiers) {
      const oldest = flagged.size > limit ? flagged.shift() : undefined
      if (oldest) this.#store.unflag(oldest)
    }
  }

  #dateOf(step: number): EpochDay {
    return this.#plan.startDay + dayOf(this.#plan, step) - 1
  }
}

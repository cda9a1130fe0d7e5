import { type EpochDay, nextMonth, nextWeek, nextYear } from '../shared/time.ts'
import { Queue } from './data-structures.ts'
import type { BackupPlan } from './plan.ts'
import type { BackupStore, RestorePoint } from './store.ts'
import { dayOf } from './workloads.ts'

/** A weekly, monthly or yearly tier: it keeps the first full of each of its newest `limit` periods. */
interface Tier {
  readonly limit: number
  /** First day of the period after the one that contains `day`. */
  readonly next: (day: EpochDay) => EpochDay
  readonly flagged: Queue<RestorePoint>
  /** The first full on or after this day opens a new period. */
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

  /** Whether a full at this step would be the first in a period of any tier. */
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

  /** Drops each tier's flags beyond its newest `limit`. */
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

import type { Gfs } from './gfs.ts'
import type { BackupPlan } from './plan.ts'
import type { BackupStore } from './store.ts'

/** A method at work: called once a day, `add` before the size is recorded and `prune` after it. */
export interface Retention {
  readonly add: (day: number) => void
  readonly prune: () => void
}

export type RetentionFactory = (plan: BackupPlan, store: BackupStore, gfs: Gfs) => Retention

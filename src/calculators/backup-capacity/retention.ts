import { chainRetention } from './chain-retention.ts'
import { differentialRetention } from './differential-retention.ts'
import { foreverRetention } from './forever-retention.ts'
import { fullOnlyRetention } from './full-only-retention.ts'
import type { BackupMethod } from './methods.ts'
import type { RetentionFactory } from './retention-type.ts'

/** How each method adds a day's point and prunes. */
export const retentions: Readonly<Record<BackupMethod, RetentionFactory>> = {
  'full-only': fullOnlyRetention,
  incremental: chainRetention,
  differential: differentialRetention,
  'synthetic-full': chainRetention,
  'forever-incremental': foreverRetention,
}

import type { BackupPlan } from './plan.ts'

const periodDays = { weekly: 7, monthly: 365.25 / 12, yearly: 365.25 } as const

/**
 * Days until the retention deletes as much as it adds: all points exist, and each tier holds its last period. After that only the source's
 * growth makes the storage larger. Periods count by their mean length.
 */
export const daysToFill = ({
  method,
  retentionPoints,
  backupsPerDay,
  fullEveryDays,
  gfs,
}: BackupPlan): number => {
  // Chains are deleted as a whole, and tiers keep only their fulls.
  const chainDays = method === 'full-only' || method === 'forever-incremental' ? 0 : fullEveryDays
  const points = Math.ceil(retentionPoints / backupsPerDay) + chainDays
  const tiers = (['weekly', 'monthly', 'yearly'] as const)
    .filter((tier) => gfs[tier] > 0)
    .map((tier) => Math.ceil((gfs[tier] - 1) * periodDays[tier]) + chainDays)
  return Math.max(points, ...tiers)
}

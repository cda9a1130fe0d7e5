import type { BackupPlan } from './plan.ts'

const periodDays = { weekly: 7, monthly: 365.25 / 12, yearly: 365.25 } as const

/**
 * Days until the retention deletes as much as it adds: all points are there, and each tier holds its last period. Only then has the storage
 * its largest size but for growth. Periods count by their mean length.
 */
export const daysToFill = ({
  method,
  retentionPoints,
  backupsPerDay,
  fullEveryDays,
  gfs,
}: BackupPlan): number => {
  // Chains go as a whole, and only their fulls are kept by tiers.
  const chainDays = method === 'full-only' || method === 'forever-incremental' ? 0 : fullEveryDays
  const points = Math.ceil(retentionPoints / backupsPerDay) + chainDays
  const tiers = (['weekly', 'monthly', 'yearly'] as const)
    .filter((tier) => gfs[tier] > 0)
    .map((tier) => Math.ceil((gfs[tier] - 1) * periodDays[tier]) + chainDays)
  return Math.max(points, ...tiers)
}

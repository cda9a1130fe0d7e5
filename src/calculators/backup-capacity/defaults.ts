/** Suggested values of a new form. Ordinary VMs change 2–5 % a day, databases up to 30–50 %. */
export const backupDefaults = {
  dailyChangePct: 5,
  reductionRatioFull: 2,
  fullEveryDays: 7,
  retentionPoints: 14,
  headroomPct: 20,
} as const

/** 3-2-1 means production plus two backup copies, one of them offsite. */
export const backupCopiesFor321 = 2

/**
 * Points that must be kept so that nothing is deleted while it is locked: at least the immutable days plus the days by
 * which the product extends a lock for a whole block generation (Veeam: 10 or 30).
 */
export function immutableRetention(
  retentionPoints: number,
  lockDays: number,
  generationDays: number,
): number {
  return Math.max(retentionPoints, lockDays + generationDays)
}

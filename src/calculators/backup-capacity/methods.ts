/** The backup methods in the order in which they are compared. */
export const backupMethods = [
  'full-only',
  'incremental',
  'differential',
  'synthetic-full',
  'forever-incremental',
] as const

export type BackupMethod = (typeof backupMethods)[number]

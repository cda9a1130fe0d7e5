/** The lines of the working, in the order in which they can appear; each has its text in the locale files. */
export const backupStepIds = [
  'source-growth',
  'full-size',
  'increment-size',
  'differential-size',
  'retention-full-only',
  'retention-incremental',
  'retention-differential',
  'retention-synthetic-full',
  'retention-forever-incremental',
  'gfs',
  'block-clone',
  'stored-end',
  'peak',
  'working-space',
  'required',
  'copies',
  'window',
] as const

export type BackupStepId = (typeof backupStepIds)[number]

export const sqlEditions = [
  'standard',
  'enterprise',
  'developer',
  'standard-developer',
  'enterprise-developer',
  'express',
  'evaluation',
] as const

export type SqlEdition = (typeof sqlEditions)[number]

/** Editions that are paid for. */
export type PaidEdition = Extract<SqlEdition, 'standard' | 'enterprise'>

export type FreeEdition = Exclude<SqlEdition, PaidEdition>

export const sqlModels = ['per-core-physical', 'per-core-vm', 'server-cal'] as const

export type SqlModel = (typeof sqlModels)[number]

export const sqlVersions = [2022, 2025] as const

export type SqlVersion = (typeof sqlVersions)[number]

export function isPaid(edition: SqlEdition): edition is PaidEdition {
  return edition === 'standard' || edition === 'enterprise'
}

/** The only version that a free edition belongs to; the others come with every version. */
export const versionOf: Readonly<Partial<Record<SqlEdition, SqlVersion>>> = {
  developer: 2022,
  'standard-developer': 2025,
  'enterprise-developer': 2025,
}

/** What one instance of Standard edition uses at most. */
export const standardLimits: Readonly<Record<SqlVersion, { cores: number; memoryGB: number }>> = {
  2022: { cores: 24, memoryGB: 128 },
  2025: { cores: 32, memoryGB: 256 },
}

export const standardSockets = 4

/** What one instance of Express edition uses at most. */
export const expressCores = 4

export const expressMemoryMB = 1410

export const expressDatabaseGB: Readonly<Record<SqlVersion, number>> = { 2022: 10, 2025: 50 }

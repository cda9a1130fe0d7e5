import type { FreePlan, PaidPlan } from './input.ts'

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

/** Paid editions. */
export type PaidEdition = Extract<SqlEdition, 'standard' | 'enterprise'>

export type FreeEdition = Exclude<SqlEdition, PaidEdition>

export const sqlModels = ['per-core-physical', 'per-core-vm', 'server-cal'] as const

export const sqlVersions = [2022, 2025] as const

export type SqlVersion = (typeof sqlVersions)[number]

export function isPaid(edition: SqlEdition): edition is PaidEdition {
  return edition === 'standard' || edition === 'enterprise'
}

/** The only version with a given free edition; other editions exist in every version. */
export const versionOf: Readonly<Partial<Record<SqlEdition, SqlVersion>>> = {
  developer: 2022,
  'standard-developer': 2025,
  'enterprise-developer': 2025,
}

/** Limits of one instance of Standard edition. */
export const standardLimits: Readonly<Record<SqlVersion, { cores: number; memoryGB: number }>> = {
  2022: { cores: 24, memoryGB: 128 },
  2025: { cores: 32, memoryGB: 256 },
}

export const standardSockets = 4

/** Most cores that one instance of Express edition uses. */
export const expressCores = 4

export const expressMemoryMB = 1410

export const expressDatabaseGB: Readonly<Record<SqlVersion, number>> = { 2022: 10, 2025: 50 }

export const sqlWarnings = [
  'express-compute-limit',
  'express-database-size-limit',
  'not-licensed-for-production',
  'standard-compute-limit',
  'standard-memory-limit',
  'vm-licensing-requires-sa-or-subscription',
] as const

export type SqlWarning = (typeof sqlWarnings)[number]

type Conditions = Readonly<Partial<Record<SqlWarning, boolean>>>

/** Returns the warnings whose condition holds, sorted. */
function raised(conditions: Conditions): readonly SqlWarning[] {
  return sqlWarnings.filter((warning) => conditions[warning])
}

/** Whether one instance of Standard couldn't use all its cores; limits are per instance, hence per VM. */
function exceedsCompute({ workload, version }: PaidPlan): boolean {
  const { cores } = standardLimits[version]
  switch (workload.model) {
    case 'per-core-vm':
      return workload.vcpus.some((count) => count > cores)
    case 'per-core-physical':
      return workload.processors * workload.coresEach > cores || workload.processors > standardSockets
    case 'server-cal':
      return false
  }
}

export function paidWarnings(plan: PaidPlan): readonly SqlWarning[] {
  const isStandard = plan.edition === 'standard'
  const memoryGB = plan.maxServerMemoryGB ?? 0
  return raised({
    'standard-compute-limit': isStandard && exceedsCompute(plan),
    'standard-memory-limit': isStandard && memoryGB > standardLimits[plan.version].memoryGB,
    'vm-licensing-requires-sa-or-subscription': plan.workload.model === 'per-core-vm' && !plan.assured,
  })
}

export function freeWarnings({
  edition,
  version,
  production,
  cores,
  databaseSizeGB,
}: FreePlan): readonly SqlWarning[] {
  const isExpress = edition === 'express'
  return raised({
    'express-compute-limit': isExpress && (cores ?? 0) > expressCores,
    'express-database-size-limit': isExpress && (databaseSizeGB ?? 0) > expressDatabaseGB[version],
    'not-licensed-for-production': !isExpress && production,
  })
}

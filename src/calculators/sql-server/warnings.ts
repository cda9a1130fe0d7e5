import { expressCores, expressDatabaseGB, standardLimits, standardSockets } from './editions.ts'
import type { FreePlan, PaidPlan } from './input.ts'

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

/** The warnings whose condition holds, sorted. */
function raised(conditions: Conditions): readonly SqlWarning[] {
  return sqlWarnings.filter((warning) => conditions[warning])
}

/** Whether one instance of Standard could not use all cores it is given; limits hold per instance, so per VM. */
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

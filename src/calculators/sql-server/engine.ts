import { fieldsOf } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { toUsd } from '../shared/money.ts'
import { add } from '../shared/rational.ts'
import { assuranceCost, licenceCost, paygTotal, serverCalCheaperUpTo, subscriptionTotal } from './costs.ts'
import { freeWarnings, type PaidEdition, paidWarnings } from './editions.ts'
import { type AzureUse, azureLicences } from './hybrid-benefit.ts'
import { type FreePlan, type PaidPlan, readSqlPlan } from './input.ts'
import { coreLicences, packsOf, replicasToLicense } from './workload.ts'

/** A paid edition's licences and cost in USD; licences cover the primary only, costs include its replicas. */
export type PaidResult = ReturnType<typeof paidResult>

export type FreeResult = ReturnType<typeof freeResult>

function costsOf(plan: PaidPlan) {
  const licence = licenceCost(plan)
  const assurance = assuranceCost(plan)
  return {
    licenceCostUsd: toUsd(licence),
    saCostUsd: toUsd(assurance),
    totalCostUsd: toUsd(add(licence, assurance)),
  }
}

function azureOf(edition: PaidEdition, azure: AzureUse, atHand: number) {
  const licences = azureLicences(edition, azure)
  return { hybridBenefitLicences: licences, hybridBenefitMissing: Math.max(0, licences - atHand) }
}

/** Calculates a plan; throws a `Rejection` if a price is missing. */
export function paidResult(plan: PaidPlan) {
  const { edition, workload, replicas, assured, azure, comparedServers } = plan
  const subscription = subscriptionTotal(plan)
  const payg = paygTotal(plan)
  const byCore = workload.model === 'server-cal' ? undefined : coreLicences(workload)
  const hasVms = workload.model === 'per-core-physical' && workload.vms > 0
  return {
    ...(workload.model === 'server-cal' && { serverLicences: workload.servers, cals: workload.cals }),
    ...(byCore !== undefined && { coreLicences: byCore, packs2core: packsOf(byCore) }),
    ...costsOf(plan),
    warnings: paidWarnings(plan),
    ...(hasVms && { vmRights: assured ? ('unlimited' as const) : ('not-unlimited' as const) }),
    ...(replicas && { replicasToLicense: replicasToLicense(replicas, assured) }),
    /** Core licences for workloads in Azure, and how many more these are than the primary's. */
    ...(azure && azureOf(edition, azure, assured ? (byCore ?? 0) : 0)),
    /** CALs up to which Server + CAL is cheaper; `null` if it never is, always is or isn't on offer. */
    ...(comparedServers !== undefined && {
      serverCalCheaperUpToCals: serverCalCheaperUpTo(plan, comparedServers),
    }),
    ...(subscription && { subscriptionTotalUsd: toUsd(subscription) }),
    ...(payg && { paygTotalUsd: toUsd(payg) }),
  }
}

export function freeResult(plan: FreePlan) {
  return { coreLicences: 0, packs2core: 0, totalCostUsd: 0, warnings: freeWarnings(plan) }
}

/** A checked input and its result. */
export type SqlRun = ReturnType<typeof runSql>

/** Reads and calculates; throws a `Rejection`. */
export function runSql(input: unknown) {
  const plan = readSqlPlan(fieldsOf(input))
  return 'workload' in plan
    ? { kind: 'paid' as const, plan, result: paidResult(plan) }
    : { kind: 'free' as const, plan, result: freeResult(plan) }
}

/** The SQL Server calculator: licences, cost over the years and warnings for one edition and model. */
export function sqlServerCost(input: unknown): PaidResult | FreeResult | InputError {
  return settle(() => runSql(input).result)
}

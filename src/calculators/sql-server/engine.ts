import { fieldsOf } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { toUsd } from '../shared/money.ts'
import { add } from '../shared/rational.ts'
import { assuranceCost, licenceCost, paygTotal, serverCalCheaperUpTo, subscriptionTotal } from './costs.ts'
import { freeWarnings, paidWarnings, type SqlWarning } from './editions.ts'
import { azureLicences } from './hybrid-benefit.ts'
import { type FreePlan, type PaidPlan, readSqlPlan } from './input.ts'
import { coreLicences, packsOf, replicasToLicense } from './workload.ts'

/** A paid edition's licences and cost in USD; licences cover the primary only, costs include its replicas. */
export interface PaidResult {
  readonly coreLicences?: number
  readonly packs2core?: number
  readonly serverLicences?: number
  readonly cals?: number
  readonly licenceCostUsd: number
  readonly saCostUsd: number
  readonly totalCostUsd: number
  readonly warnings: readonly SqlWarning[]
  readonly vmRights?: 'unlimited' | 'not-unlimited'
  readonly replicasToLicense?: number
  /** CALs up to which Server + CAL is cheaper; `null` if it never is, always is or isn't on offer. */
  readonly serverCalCheaperUpToCals?: number | null
  /** Core licences for workloads in Azure, and how many more these are than the primary's. */
  readonly hybridBenefitLicences?: number
  readonly hybridBenefitMissing?: number
  readonly subscriptionTotalUsd?: number
  readonly paygTotalUsd?: number
}

export type FreeResult = ReturnType<typeof freeResult>

function licencesOf({ workload }: PaidPlan) {
  if (workload.model === 'server-cal') return { serverLicences: workload.servers, cals: workload.cals }
  const licences = coreLicences(workload)
  return { coreLicences: licences, packs2core: packsOf(licences) }
}

function costsOf(plan: PaidPlan) {
  const licence = licenceCost(plan)
  const assurance = assuranceCost(plan)
  return {
    licenceCostUsd: toUsd(licence),
    saCostUsd: toUsd(assurance),
    totalCostUsd: toUsd(add(licence, assurance)),
  }
}

function rightsOf({ workload, assured }: PaidPlan): Pick<PaidResult, 'vmRights'> {
  if (workload.model !== 'per-core-physical' || workload.vms === 0) return {}
  return { vmRights: assured ? 'unlimited' : 'not-unlimited' }
}

function azureOf({ azure, edition, workload, assured }: PaidPlan): Partial<PaidResult> {
  if (!azure) return {}
  const licences = azureLicences(edition, azure)
  const atHand = assured && workload.model !== 'server-cal' ? coreLicences(workload) : 0
  return { hybridBenefitLicences: licences, hybridBenefitMissing: Math.max(0, licences - atHand) }
}

function alternativesOf(plan: PaidPlan): Partial<PaidResult> {
  const subscription = subscriptionTotal(plan)
  const payg = paygTotal(plan)
  const { comparedServers } = plan
  return {
    ...(comparedServers !== undefined && {
      serverCalCheaperUpToCals: serverCalCheaperUpTo(plan, comparedServers),
    }),
    ...(subscription && { subscriptionTotalUsd: toUsd(subscription) }),
    ...(payg && { paygTotalUsd: toUsd(payg) }),
  }
}

/** Calculates a plan; throws a `Rejection` if a price is missing. */
export function paidResult(plan: PaidPlan): PaidResult {
  return {
    ...licencesOf(plan),
    ...costsOf(plan),
    warnings: paidWarnings(plan),
    ...rightsOf(plan),
    ...(plan.replicas && { replicasToLicense: replicasToLicense(plan.replicas, plan.assured) }),
    ...azureOf(plan),
    ...alternativesOf(plan),
  }
}

export function freeResult(plan: FreePlan) {
  return { coreLicences: 0, packs2core: 0, totalCostUsd: 0, warnings: freeWarnings(plan) }
}

/** A checked input and its result. */
export type SqlRun =
  | { readonly kind: 'paid'; readonly plan: PaidPlan; readonly result: PaidResult }
  | { readonly kind: 'free'; readonly plan: FreePlan; readonly result: FreeResult }

/** Reads and calculates; throws a `Rejection`. */
export function runSql(input: unknown): SqlRun {
  const plan = readSqlPlan(fieldsOf(input))
  return 'workload' in plan
    ? { kind: 'paid', plan, result: paidResult(plan) }
    : { kind: 'free', plan, result: freeResult(plan) }
}

/** The SQL Server calculator: licences, cost over the years and warnings for one edition and model. */
export function sqlServerCost(input: unknown): PaidResult | FreeResult | InputError {
  return settle(() => runSql(input).result)
}

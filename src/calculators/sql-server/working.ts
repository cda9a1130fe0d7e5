import { sum } from '../shared/licences.ts'
import { type Money, times } from '../shared/money.ts'
import { toNumber } from '../shared/rational.ts'
import type { Steps } from '../shared/working.ts'
import type { PaidResult, SqlRun } from './engine.ts'
import { azureVmMinimum, licencesPerVcore } from './hybrid-benefit.ts'
import type { PaidPlan } from './input.ts'
import { minimumCores, paygCores, replicasToLicense } from './workload.ts'

type SqlSteps = Steps<'calculators/sql-server'>

const amount = (price: Money | undefined) => (price ? toNumber(price) : 0)

function workloadSteps({ workload }: PaidPlan, { coreLicences = 0, packs2core = 0 }: PaidResult): SqlSteps {
  if (workload.model === 'server-cal')
    return [{ id: 'servers-cals', values: { servers: workload.servers, cals: workload.cals } }]
  const counted = { minimum: minimumCores, licences: coreLicences }
  return [
    workload.model === 'per-core-vm'
      ? { id: 'cores-vm', values: { vms: workload.vcpus.length, ...counted } }
      : {
          id: 'cores-physical',
          values: { processors: workload.processors, coresEach: workload.coresEach, ...counted },
        },
    { id: 'packs', values: { licences: coreLicences, packs: packs2core } },
  ]
}

function licenceStep({ workload, prices }: PaidPlan, copies: number, result: PaidResult): SqlSteps[number] {
  const costUsd = result.licenceCostUsd
  if (workload.model === 'server-cal') {
    const { servers, cals } = workload
    const serverUsd = amount(prices.server)
    return {
      id: 'licence-server-cal',
      values: { servers, copies, serverUsd, cals, calUsd: amount(prices.cal), costUsd },
    }
  }
  const packUsd = amount(prices.core2pack)
  return { id: 'licence-core', values: { packs: result.packs2core ?? 0, copies, packUsd, costUsd } }
}

function costSteps(plan: PaidPlan, result: PaidResult): SqlSteps {
  const toLicense = replicasToLicense(plan.replicas, plan.assured)
  const { licenceCostUsd: licenceUsd, saCostUsd: assuranceUsd, totalCostUsd: totalUsd } = result
  const assurance = {
    licenceUsd,
    sharePct: toNumber(plan.assuranceShare) * 100,
    years: plan.years,
    assuranceUsd,
  }
  return [
    ...(plan.replicas && sum(Object.values(plan.replicas)) > 0
      ? [{ id: 'replicas' as const, values: { ...plan.replicas, toLicense } }]
      : []),
    licenceStep(plan, 1 + toLicense, result),
    ...(plan.assured ? [{ id: 'assurance' as const, values: assurance }] : []),
    { id: 'total', values: { licenceUsd, assuranceUsd, totalUsd } },
  ]
}

function alternativeSteps(plan: PaidPlan, result: PaidResult): SqlSteps {
  const { prices, replicas, years, workload } = plan
  const { serverCalCheaperUpToCals: cals, subscriptionTotalUsd, paygTotalUsd } = result
  const shared = { copies: 1 + replicasToLicense(replicas, true), years }
  const steps: SqlSteps[number][] = []
  if (typeof cals === 'number') {
    const unit = {
      serverUsd: amount(prices.server && times(plan.comparedServers ?? 1, prices.server)),
      calUsd: amount(prices.cal),
      packUsd: amount(prices.core2pack),
    }
    steps.push({ id: 'break-even', values: { ...unit, packs: result.packs2core ?? 0, cals } })
  }
  if (subscriptionTotalUsd !== undefined) {
    const priceUsd = amount(prices.subscription)
    const values = { packs: result.packs2core ?? 0, priceUsd, ...shared, totalUsd: subscriptionTotalUsd }
    steps.push({ id: 'subscription', values })
  }
  if (paygTotalUsd !== undefined && workload.model !== 'server-cal') {
    const priceUsd = amount(prices.payg)
    steps.push({
      id: 'payg',
      values: { cores: paygCores(workload), priceUsd, ...shared, totalUsd: paygTotalUsd },
    })
  }
  return steps
}

function azureSteps({ azure, edition }: PaidPlan, result: PaidResult): SqlSteps {
  const { hybridBenefitLicences: licences, hybridBenefitMissing: missing } = result
  if (!azure || licences === undefined || missing === undefined) return []
  const rate = licencesPerVcore(edition, azure)
  const vcores = sum(azure.vcores)
  const values = { vcores, of: rate.of, for: rate.for, minimum: azureVmMinimum, licences, missing }
  return [{ id: 'hybrid-benefit', values }]
}

/** Explains step by step, with the input's numbers, how the result is calculated. */
export function sqlWorking(run: SqlRun): SqlSteps {
  if (run.kind === 'free') return [{ id: 'free', values: { totalUsd: run.result.totalCostUsd } }]
  const { plan, result } = run
  return [
    ...workloadSteps(plan, result),
    ...costSteps(plan, result),
    ...alternativeSteps(plan, result),
    ...azureSteps(plan, result),
  ]
}

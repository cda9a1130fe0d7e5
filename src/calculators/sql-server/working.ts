import type { Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import type { SqlInput } from './input.ts'
import { runSql } from './sql-server.ts'
import { alternativeSteps, costSteps, type SqlSteps, workloadSteps } from './working-steps.ts'

/** How the result comes about, step by step, with the numbers of the input. */
export function sqlWorking(input: Untrusted<SqlInput>): SqlSteps | InputError {
  return settle(() => {
    const run = runSql(input)
    if (run.kind === 'free') return [{ id: 'free', values: { totalUsd: run.result.totalCostUsd } }]
    const { plan, result } = run
    return [...workloadSteps(plan, result), ...costSteps(plan, result), ...alternativeSteps(plan, result)]
  })
}

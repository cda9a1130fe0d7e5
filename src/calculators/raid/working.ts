import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import type { Step } from '../shared/working.ts'
import { calculateRaidLevel } from './calculate-raid.ts'
import type { RaidInput } from './input.ts'
import { readRaidPlan } from './plan.ts'
import type { RaidStepId } from './step-ids.ts'
import { capacitySteps, iopsSteps, readErrorSteps, rebuildSteps, zfsSteps } from './working-steps.ts'

/** How the result of one level comes about, step by step, with the numbers of the input. */
export function raidWorking(input: Untrusted<RaidInput>): readonly Step<RaidStepId>[] | InputError {
  const outcome = calculateRaidLevel(input)
  if (isInputError(outcome)) return outcome
  return settle(() => {
    const plan = readRaidPlan(fieldsOf(input))
    const parts = [capacitySteps, iopsSteps, readErrorSteps, rebuildSteps, zfsSteps]
    return parts.flatMap((steps) => steps(plan))
  })
}

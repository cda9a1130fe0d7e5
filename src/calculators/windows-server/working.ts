import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import type { WindowsInput } from './input.ts'
import { readWindowsPlan } from './plan.ts'
import { type WindowsResult, windowsServerCost } from './windows-server.ts'
import { calSteps, licenceSteps, packSteps, perVmSteps, type WindowsSteps } from './working-steps.ts'

function breakEvenSteps({ datacenterCheaperFromVmsPerHost: vms }: WindowsResult): WindowsSteps {
  return typeof vms === 'number' ? [{ id: 'break-even', values: { vms } }] : []
}

/** How the result comes about, step by step, with the numbers of the input. */
export function windowsWorking(input: Untrusted<WindowsInput>): WindowsSteps | InputError {
  const result = windowsServerCost(input)
  if (isInputError(result)) return result
  return settle(() => {
    const plan = readWindowsPlan(fieldsOf(input))
    return [
      ...licenceSteps(plan),
      ...packSteps(plan),
      ...breakEvenSteps(result),
      ...calSteps(plan, result.calCostUsd),
      ...perVmSteps(plan, result.perVmStandardCostUsd),
    ]
  })
}

import { fieldsOf } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { resultOf } from './engine.ts'
import { ceilingOf, limitsFor, timeBarOf } from './losses.ts'
import { readTransferPlan, type TransferPlan } from './plan.ts'
import { transferWorking } from './working.ts'

/** Lets tests call a function of a checked plan with unchecked inputs. */
const planned =
  <T>(run: (plan: TransferPlan) => T) =>
  (input: unknown): T | InputError =>
    settle(() => {
      const plan = readTransferPlan(fieldsOf(input))
      resultOf(plan)
      return run(plan)
    })

export const workingOf = planned(transferWorking)
export const limitsOf = planned(limitsFor)
export const ceilingFor = planned(ceilingOf)
export const timeBar = planned((plan) => (plan.mode === 'time' ? timeBarOf(plan) : null))

import { fieldsOf } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { allLevels, disksForCapacity } from './comparisons.ts'
import { raidResult, readRaidPlan } from './engine.ts'
import { readRaidFields } from './form.ts'
import { type RaidPlan, readArray, readWish } from './input.ts'
import { raidWorking } from './working.ts'

/** Lets tests call a function of a checked plan with unchecked inputs. */
export const planned =
  <T>(run: (plan: RaidPlan) => T) =>
  (input: object): T | InputError =>
    settle(() => run(readRaidPlan(fieldsOf(input))))

const read = (input: object) => readRaidFields(fieldsOf(input))

export const levelsOf = (input: object) => settle(() => allLevels(readArray(read(input), false)))
export const needsOf = (input: object) => settle(() => disksForCapacity(readWish(read(input))))
export const stepsOf = planned((plan) => raidWorking(plan, raidResult(plan)))

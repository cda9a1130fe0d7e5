import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { allLevels, disksForCapacity } from './comparisons.ts'
import { raidResult } from './engine.ts'
import { type RaidInput, type RaidPlan, readArray, readRaidPlan, readWish } from './input.ts'
import { raidWorking } from './working.ts'

type AnyInput = Untrusted<RaidInput & { wantedTB: number }>

/** Lets tests call a function of a checked plan with unchecked inputs. */
export const planned =
  <T>(run: (plan: RaidPlan) => T) =>
  (input: AnyInput): T | InputError =>
    settle(() => run(readRaidPlan(fieldsOf(input))))

export const levelsOf = (input: AnyInput) => settle(() => allLevels(readArray(fieldsOf(input))))
export const needsOf = (input: AnyInput) => settle(() => disksForCapacity(readWish(fieldsOf(input))))
export const stepsOf = planned((plan) => raidWorking(plan, raidResult(plan)))

import type { Untrusted } from '../shared/checks.ts'
import { type InputError, isInputError } from '../shared/input-error.ts'
import { type BackupResult, backupCapacity } from './backup-capacity.ts'
import type { BackupInput } from './input.ts'
import { type BackupMethod, backupMethods } from './methods.ts'

export type MethodOutcomes = Readonly<Record<BackupMethod, BackupResult | InputError>>

/** The same data and retention with every method. */
export function compareMethods(input: Untrusted<BackupInput>): MethodOutcomes {
  const outcomes = backupMethods.map((method) => [method, backupCapacity({ ...input, method })])
  return Object.fromEntries(outcomes) as MethodOutcomes
}

/** The methods that need the least storage, ties included; none when the input is rejected. */
export function smallestMethods(outcomes: MethodOutcomes): readonly BackupMethod[] {
  const needs = backupMethods.flatMap((method) => {
    const outcome = outcomes[method]
    return isInputError(outcome) ? [] : { method, needTB: outcome.requiredPerCopyTB }
  })
  const least = Math.min(...needs.map(({ needTB }) => needTB))
  return needs.filter(({ needTB }) => needTB === least).map(({ method }) => method)
}

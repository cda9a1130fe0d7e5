import { anInteger, type Fields, isGiven, withDefault } from '../shared/checks.ts'

/** Copies of the primary. */
export interface Replicas {
  readonly passiveHa: number
  readonly passiveDrOnprem: number
  readonly passiveDrAzure: number
  readonly activeSecondaries: number
}

const names = ['passiveHa', 'passiveDrOnprem', 'passiveDrAzure', 'activeSecondaries'] as const

/** Reads the replica counts; `null` when none is given. */
export function readReplicas(fields: Fields): Replicas | null {
  const aCount = anInteger({ min: 0 })
  const counts = names.map((name) => [name, withDefault(fields, name, aCount, 0)])
  return names.some((name) => isGiven(fields, name)) ? Object.fromEntries(counts) : null
}

/**
 * Replicas that are licensed like the primary. With Software Assurance or a subscription one passive replica each for
 * high availability, for disaster recovery on-premises and in Azure is free; readable ones never are.
 */
export function replicasToLicense(replicas: Replicas | null, assured: boolean): number {
  if (!replicas) return 0
  const free = assured ? 1 : 0
  const { passiveHa, passiveDrOnprem, passiveDrAzure, activeSecondaries } = replicas
  const passive = [passiveHa, passiveDrOnprem, passiveDrAzure].map((count) => Math.max(0, count - free))
  return passive.reduce((sum, count) => sum + count, activeSecondaries)
}

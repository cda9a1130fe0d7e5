import { checksOf, type Fields, isGiven, oneOf, required, withDefault } from '../shared/checks.ts'
import { Rejection } from '../shared/input-error.ts'
import { sqlBounds } from './bounds.ts'
import { type PaidEdition, type SqlModel, sqlModels } from './editions.ts'

/** What is licensed, by model. */
export type Workload =
  | {
      readonly model: 'per-core-physical'
      readonly processors: number
      readonly coresEach: number
      readonly vms: number
    }
  | { readonly model: 'per-core-vm'; readonly vcpus: readonly number[] }
  | { readonly model: 'server-cal'; readonly servers: number; readonly cals: number }

/** Fewest licences per processor or VM. */
export const minimumCores = 4

const takes = checksOf(sqlBounds)

const readers: Readonly<Record<SqlModel, (fields: Fields) => Workload>> = {
  'per-core-physical': (fields) => ({
    model: 'per-core-physical',
    processors: required(fields, 'processors', takes.processors),
    coresEach: required(fields, 'coresPerProcessor', takes.coresPerProcessor),
    vms: withDefault(fields, 'sqlVmsOnHost', takes.sqlVmsOnHost, 0),
  }),
  'per-core-vm': (fields) => ({
    model: 'per-core-vm',
    vcpus: required(fields, 'vmVcpus', takes.vmVcpus),
  }),
  'server-cal': (fields) => ({
    model: 'server-cal',
    servers: withDefault(fields, 'sqlOses', takes.sqlOses, 1),
    cals:
      withDefault(fields, 'userCals', takes.userCals, 0) +
      withDefault(fields, 'deviceCals', takes.deviceCals, 0),
  }),
}

/** Server + CAL is for Standard only; Standard by physical core covers the physical operating system only. */
function isAvailable(workload: Workload, edition: PaidEdition): boolean {
  if (workload.model === 'server-cal') return edition === 'standard'
  return workload.model === 'per-core-vm' || edition === 'enterprise' || workload.vms === 0
}

/** Reads what is licensed; throws a `Rejection`, also when the edition is not sold that way. */
export function readWorkload(fields: Fields, edition: PaidEdition): Workload {
  const model = required(fields, 'model', oneOf(sqlModels, 'unknown-model'))
  const workload = readers[model](fields)
  if (!isAvailable(workload, edition)) throw new Rejection('model-not-available', 'model')
  return workload
}

/** Core licences of one primary; `null` for server + CAL. */
export function coreLicences(workload: Workload): number | null {
  switch (workload.model) {
    case 'per-core-physical':
      return workload.processors * Math.max(minimumCores, workload.coresEach)
    case 'per-core-vm':
      return workload.vcpus.reduce((sum, count) => sum + Math.max(minimumCores, count), 0)
    case 'server-cal':
      return null
  }
}

/** Fewest cores of a host that is paid by the month, with unlimited virtual machines. */
const unlimitedCores = 16

/** Cores that pay-as-you-go bills for one primary: unlike licences, without a minimum per processor. `null` for server + CAL. */
export function paygCores(workload: Workload): number | null {
  if (workload.model !== 'per-core-physical') return coreLicences(workload)
  const { processors, coresEach, vms } = workload
  return Math.max(vms > 0 ? unlimitedCores : minimumCores, processors * coresEach)
}

/** Packs of two core licences; a pack may be split between VMs. */
export function packsOf(licences: number): number {
  return Math.ceil(licences / 2)
}

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
  const counts = names.map((name) => [name, withDefault(fields, name, takes[name], 0)])
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

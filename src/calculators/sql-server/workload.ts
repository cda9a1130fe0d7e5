import { Rejection } from '../shared/input-error.ts'
import { sum, sumAtLeast } from '../shared/licences.ts'
import { recordOf } from '../shared/record-of.ts'
import type { PaidEdition } from './editions.ts'
import type { SqlFields } from './form.ts'

/** Cores to license: a host's physical cores, or each VM's virtual processors (threads). */
export type CoreWorkload =
  | {
      readonly model: 'per-core-physical'
      readonly processors: number
      readonly coresEach: number
      readonly vms: number
    }
  | { readonly model: 'per-core-vm'; readonly vcpus: readonly number[] }

/** Operating systems that run SQL Server, and their users. */
export interface ServerWorkload {
  readonly model: 'server-cal'
  readonly servers: number
  readonly cals: number
}

/** The licensed workload, by model. */
export type Workload = CoreWorkload | ServerWorkload

/** Fewest licences per processor or VM. */
export const minimumCores = 4

/** Reads the processors of a host. */
export const readHost = (read: SqlFields): CoreWorkload => ({
  model: 'per-core-physical',
  processors: read.processors,
  coresEach: read.coresPerProcessor,
  vms: read.sqlVmsOnHost,
})

export const readVms = (read: SqlFields): CoreWorkload => ({
  model: 'per-core-vm',
  vcpus: read.vmVcpus,
})

export const readCals = (read: SqlFields): number => read.userCals + read.deviceCals

/** Reads the workload in the chosen model; throws a `Rejection`. */
export function readWorkload(read: SqlFields): Workload {
  const model = read.model
  if (model === 'per-core-physical') return readHost(read)
  if (model === 'per-core-vm') return readVms(read)
  return { model, servers: read.sqlOses, cals: readCals(read) }
}

/**
 * Rejects workloads the edition isn't sold for: Server + CAL is Standard only; by physical core, Standard covers the physical operating
 * system only.
 */
export function checkAvailable(workload: Workload, edition: PaidEdition): void {
  const isAvailable =
    workload.model === 'server-cal'
      ? edition === 'standard'
      : workload.model === 'per-core-vm' || edition === 'enterprise' || workload.vms === 0
  if (!isAvailable) throw new Rejection('model-not-available', 'model')
}

/** Virtual processors of each VM; empty if a host is licensed. */
export const vcpusOf = (workload: CoreWorkload): readonly number[] =>
  workload.model === 'per-core-vm' ? workload.vcpus : []

/** Actual cores, before any minimum. */
export const realCores = (workload: CoreWorkload): number =>
  workload.model === 'per-core-vm' ? sum(workload.vcpus) : workload.processors * workload.coresEach

/** Core licences of one primary. */
export const coreLicences = (workload: CoreWorkload): number =>
  workload.model === 'per-core-vm'
    ? sumAtLeast(minimumCores, workload.vcpus)
    : workload.processors * Math.max(minimumCores, workload.coresEach)

/** Fewest cores of a host with unlimited virtual machines that is billed by the month. */
const unlimitedCores = 16

/** Cores billed by pay-as-you-go for one primary: unlike licences, without a minimum per processor. */
export const paygCores = (workload: CoreWorkload): number =>
  workload.model === 'per-core-vm'
    ? coreLicences(workload)
    : Math.max(workload.vms > 0 ? unlimitedCores : minimumCores, realCores(workload))

/** Packs of two core licences; a pack may be split between VMs. */
export const packsOf = (licences: number): number => Math.ceil(licences / 2)

/** Kinds of copies of the primary. */
export const replicaKinds = ['passiveHa', 'passiveDrOnprem', 'passiveDrAzure', 'activeSecondaries'] as const

/** Number of copies of each kind. */
export type Replicas = Readonly<Record<(typeof replicaKinds)[number], number>>

/** Reads the replica counts; `null` if none is given. */
export const readReplicas = (read: SqlFields): Replicas | null =>
  replicaKinds.some((kind) => read[kind] !== undefined)
    ? recordOf(replicaKinds, (kind) => read[kind] ?? 0)
    : null

/**
 * Number of replicas to license like the primary. With Software Assurance or a subscription, one passive replica each is free for high
 * availability, for disaster recovery on premises and in Azure; readable ones never are.
 */
export function replicasToLicense(replicas: Replicas | null, assured: boolean): number {
  if (!replicas) return 0
  const free = assured ? 1 : 0
  const { passiveHa, passiveDrOnprem, passiveDrAzure, activeSecondaries } = replicas
  return (
    activeSecondaries +
    sum([passiveHa, passiveDrOnprem, passiveDrAzure].map((count) => Math.max(0, count - free)))
  )
}

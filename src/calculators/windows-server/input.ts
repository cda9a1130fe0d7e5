import {
  aFlag,
  anInteger,
  checksOf,
  type Fields,
  isGiven,
  oneOf,
  optional,
  required,
  withDefault,
} from '../shared/checks.ts'
import { add, exact, multiply, one, type Rational, share } from '../shared/rational.ts'
import { windowsBounds } from './bounds.ts'
import { type CalLine, type PackPrices, readCals, readPackPrices } from './costs.ts'
import { readExtras, type WindowsExtras, type WindowsExtrasInput } from './extras.ts'
import { type HostRole, hostRoles, type ProcessorGroup, readProcessors } from './licences.ts'

/** Inputs of the Windows Server calculator; prices in USD without tax. */
export interface WindowsInput extends WindowsExtrasInput {
  processorsPerHost?: number
  coresPerProcessor?: number
  /** In place of the two above: physical cores of each processor. */
  coresPerProcessorList?: readonly number[]
  /** Threads; shown, never counted. */
  logicalProcessorsPerHost?: number
  hostCount?: number
  hostRole?: HostRole
  windowsVmsPerHost?: number
  /** In place of VMs per host: VMs of the whole cluster. */
  clusterTotalVms?: number
  clusterHostFailures?: number
  priceStd16coreUsd?: number
  priceStd2coreUsd?: number
  priceDc16coreUsd?: number
  priceDc2coreUsd?: number
  priceUserCalUsd?: number
  priceDeviceCalUsd?: number
  priceRdsUserCalUsd?: number
  priceRdsDeviceCalUsd?: number
  userCals?: number
  deviceCals?: number
  rdsUserCals?: number
  rdsDeviceCals?: number
  /** Virtual processors of each VM, for licensing by VM. */
  vmVcpus?: readonly number[]
  saPctPerYear?: number
  years?: number
  /** The minimum of 16 licences per customer that Microsoft dropped in 2023. */
  apply16CoreCustomerMinimum?: boolean
}

/** A checked input. */
export interface WindowsPlan extends WindowsExtras {
  readonly processors: readonly ProcessorGroup[]
  readonly hosts: number
  readonly role: HostRole
  /** VMs of the whole cluster and hosts that may fail; `null` when VMs are given per host. */
  readonly cluster: { readonly totalVms: number; readonly failures: number } | null
  /** VMs that each host must be able to run; in a cluster also those of failed hosts. */
  readonly vmsPerHost: number
  readonly standard: PackPrices | undefined
  readonly datacenter: PackPrices | undefined
  /** `null` when no CAL count is given. */
  readonly cals: readonly CalLine[] | null
  readonly users: number
  readonly devices: number
  readonly vmVcpus: readonly number[] | undefined
  readonly years: number
  /** 1 + Software Assurance · years; `undefined` when no rate is given. */
  readonly assuranceFactor: Rational | undefined
  readonly customerMinimum: boolean
}

const takes = checksOf(windowsBounds)

function readCluster(fields: Fields, hosts: number): WindowsPlan['cluster'] {
  if (!isGiven(fields, 'clusterTotalVms')) return null
  return {
    totalVms: required(fields, 'clusterTotalVms', takes.clusterTotalVms),
    failures: withDefault(fields, 'clusterHostFailures', anInteger({ min: 0, below: hosts }), 0),
  }
}

/** Licences stay on a host for 90 days, so every host must cover the VMs that can come to it. */
function readVms(fields: Fields, hosts: number): Pick<WindowsPlan, 'cluster' | 'vmsPerHost'> {
  const cluster = readCluster(fields, hosts)
  if (cluster) return { cluster, vmsPerHost: Math.ceil(cluster.totalVms / (hosts - cluster.failures)) }
  return { cluster, vmsPerHost: withDefault(fields, 'windowsVmsPerHost', takes.windowsVmsPerHost, 0) }
}

function readAssurance(fields: Fields): Pick<WindowsPlan, 'years' | 'assuranceFactor'> {
  const percent = optional(fields, 'saPctPerYear', takes.saPctPerYear)
  const years = withDefault(fields, 'years', takes.years, 1)
  const assuranceFactor = percent === undefined ? undefined : add(one, multiply(share(percent), exact(years)))
  return { years, assuranceFactor }
}

/** Reads the inputs; throws a `Rejection`. */
export function readWindowsPlan(fields: Fields): WindowsPlan {
  const processors = readProcessors(fields)
  optional(fields, 'logicalProcessorsPerHost', takes.logicalProcessorsPerHost)
  const hosts = withDefault(fields, 'hostCount', takes.hostCount, 1)
  const role = withDefault(fields, 'hostRole', oneOf(hostRoles, 'unknown-role'), 'hyperv-only')
  return {
    processors,
    hosts,
    role,
    ...readVms(fields, hosts),
    standard: readPackPrices(fields, 'priceStd16coreUsd', 'priceStd2coreUsd'),
    datacenter: readPackPrices(fields, 'priceDc16coreUsd', 'priceDc2coreUsd'),
    ...readExtras(fields),
    cals: readCals(fields),
    users: withDefault(fields, 'userCals', takes.userCals, 0),
    devices: withDefault(fields, 'deviceCals', takes.deviceCals, 0),
    vmVcpus: optional(fields, 'vmVcpus', takes.vmVcpus),
    ...readAssurance(fields),
    customerMinimum: withDefault(fields, 'apply16CoreCustomerMinimum', aFlag, false),
  }
}

import type { Fields } from '../shared/checks.ts'
import { Rejection } from '../shared/input-error.ts'
import { exactPrice, type Money } from '../shared/money.ts'
import { add, exact, multiply, one, type Rational, share } from '../shared/rational.ts'
import { type CalLine, type PackPrices, readCals, readPackPrices } from './costs.ts'
import { readWindowsFields, type WindowsFields } from './form.ts'
import { type HostRole, type ProcessorGroup, readProcessors } from './licences.ts'
import type { WindowsPrices, WindowsVersion } from './prices.ts'

/** A checked input. */
export interface WindowsPlan {
  readonly version: WindowsVersion
  readonly processors: readonly ProcessorGroup[]
  /** Threads of a host; shown, but never licensed. */
  readonly threads: number | undefined
  readonly hosts: number
  readonly role: HostRole
  /** VMs of the whole cluster and hosts that may fail; `null` if VMs are given per host. */
  readonly cluster: { readonly totalVms: number; readonly failures: number } | null
  /** VMs that each host must be able to run; in a cluster, including those of failed hosts. */
  readonly vmsPerHost: number
  /** VMs of all hosts. */
  readonly vms: number
  /** Virtual processors of each VM, for licensing by VM; `undefined` if no VM has a size. */
  readonly vmVcpus: readonly number[] | undefined
  /** vCPUs of every VM, if they weren't listed individually. */
  readonly vcpusPerVm: number | undefined
  readonly standard: PackPrices | undefined
  readonly datacenter: PackPrices | undefined
  readonly essentials: Money | undefined
  /** Price per core and month. */
  readonly payg: Money | undefined
  /** `null` if no CAL count is given. */
  readonly cals: readonly CalLine[] | null
  readonly users: number
  /** Users whose Microsoft 365 or Enterprise Mobility + Security includes Windows Server CAL rights. */
  readonly usersWithCalRights: number
  readonly devices: number
  /** vCPUs of each Windows Server VM in Azure, for Azure Hybrid Benefit. */
  readonly azureVmVcpus: readonly number[] | undefined
  readonly years: number
  /** 1 + Software Assurance · years; `undefined` if no rate is given. */
  readonly assuranceFactor: Rational | undefined
  /** The minimum of 16 licences per customer that Microsoft dropped in 2023. */
  readonly customerMinimum: boolean
}

type Vms = Pick<WindowsPlan, 'cluster' | 'vmsPerHost' | 'vms'>

/** Reads the VMs. Licences stay on a host for 90 days, so every host must cover the VMs that can move to it. */
function readVms(read: WindowsFields, hosts: number): Vms {
  const { vmsBy, clusterTotalVms: totalVms } = read
  if (vmsBy === 'host' || totalVms === undefined) {
    const { windowsVmsPerHost: vmsPerHost } = read
    return { cluster: null, vmsPerHost, vms: vmsPerHost * hosts }
  }
  const { clusterHostFailures: failures } = read
  if (failures >= hosts) throw new Rejection('out-of-range', 'clusterHostFailures')
  return {
    cluster: { totalVms, failures },
    vmsPerHost: Math.ceil(totalVms / (hosts - failures)),
    vms: totalVms,
  }
}

/** More VMs than anybody licenses individually. */
const mostListed = 10_000

/** Reads the sizes of the VMs: individually listed, or all equal. */
function readSizes(read: WindowsFields, vms: number): Pick<WindowsPlan, 'vmVcpus' | 'vcpusPerVm'> {
  const { vmVcpus: listed } = read
  if (listed) return { vmVcpus: listed, vcpusPerVm: undefined }
  const { vcpusPerVm } = read
  const isListed = vcpusPerVm !== undefined && vms >= 1 && vms <= mostListed
  return { vmVcpus: isListed ? Array.from({ length: vms }, () => vcpusPerVm) : undefined, vcpusPerVm }
}

function readAssurance(read: WindowsFields): Pick<WindowsPlan, 'years' | 'assuranceFactor'> {
  const { years, saPctPerYear: percent } = read
  const assuranceFactor = percent === undefined ? undefined : add(one, multiply(share(percent), exact(years)))
  return { years, assuranceFactor }
}

/** Reads the calculator's input, the form's fields by their names; throws a `Rejection`. */
export const readWindowsPlan = (fields: Fields): WindowsPlan => windowsPlanOf(readWindowsFields(fields))

/** Plans with the form's values, at the prices entered or others; throws a `Rejection`. */
export function windowsPlanOf(read: WindowsFields, prices: WindowsPrices = read): WindowsPlan {
  const { version = 2025, logicalProcessorsPerHost: threads, hostCount: hosts, hostRole: role } = read
  const processors = readProcessors(read)
  const vms = readVms(read, hosts)
  return {
    version,
    processors,
    threads,
    hosts,
    role,
    ...vms,
    standard: readPackPrices(prices, 'priceStd16coreUsd', 'priceStd2coreUsd'),
    datacenter: readPackPrices(prices, 'priceDc16coreUsd', 'priceDc2coreUsd'),
    usersWithCalRights: read.usersWithCalRights ?? 0,
    essentials: exactPrice(prices.priceEssentialsUsd),
    payg: exactPrice(prices.pricePaygCoreMonthUsd),
    azureVmVcpus: read.azureVmVcpus,
    cals: readCals(read, prices),
    users: read.userCals ?? 0,
    devices: read.deviceCals ?? 0,
    ...readSizes(read, vms.vms),
    ...readAssurance(read),
    customerMinimum: read.apply16CoreCustomerMinimum,
  }
}

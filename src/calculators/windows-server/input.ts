import type { Fields } from '../shared/checks.ts'
import { Rejection } from '../shared/input-error.ts'
import { exactPrice } from '../shared/money.ts'
import { add, exact, multiply, one, share } from '../shared/rational.ts'
import { readCals, readPackPrices } from './costs.ts'
import { readWindowsFields, type WindowsFields } from './form.ts'
import { readProcessors } from './licences.ts'
import type { WindowsPrices } from './prices.ts'

/** A checked input. */
export type WindowsPlan = ReturnType<typeof windowsPlanOf>

/** Reads the VMs. Licences stay on a host for 90 days, so every host must cover the VMs that can move to it. */
function readVms(read: WindowsFields, hosts: number) {
  const { vmsBy, clusterTotalVms: totalVms } = read
  if (vmsBy === 'host' || totalVms === undefined) {
    const { windowsVmsPerHost: vmsPerHost } = read
    return { cluster: null, vmsPerHost, vms: vmsPerHost * hosts }
  }
  const { clusterHostFailures: failures } = read
  if (failures >= hosts) throw new Rejection('out-of-range', 'clusterHostFailures')
  return {
    /** VMs of the whole cluster and hosts that may fail; `null` if VMs are given per host. */
    cluster: { totalVms, failures },
    /** VMs that each host must be able to run; in a cluster, including those of failed hosts. */
    vmsPerHost: Math.ceil(totalVms / (hosts - failures)),
    /** VMs of all hosts. */
    vms: totalVms,
  }
}

/** More VMs than anybody licenses individually. */
const mostListed = 10_000

/** Reads the sizes of the VMs: individually listed, or all equal. */
function readSizes(read: WindowsFields, vms: number) {
  const { vmVcpus: listed } = read
  if (listed) return { vmVcpus: listed, vcpusPerVm: undefined }
  const { vcpusPerVm } = read
  const isListed = vcpusPerVm !== undefined && vms >= 1 && vms <= mostListed
  return {
    /** Virtual processors of each VM, for licensing by VM; `undefined` if no VM has a size. */
    vmVcpus: isListed ? Array.from({ length: vms }, () => vcpusPerVm) : undefined,
    /** vCPUs of every VM, if they weren't listed individually. */
    vcpusPerVm,
  }
}

function readAssurance(read: WindowsFields) {
  const { years, saPctPerYear: percent } = read
  return {
    years,
    /** 1 + Software Assurance · years; `undefined` if no rate is given. */
    assuranceFactor: percent === undefined ? undefined : add(one, multiply(share(percent), exact(years))),
  }
}

/** Reads the calculator's input, the form's fields by their names; throws a `Rejection`. */
export const readWindowsPlan = (fields: Fields): WindowsPlan => windowsPlanOf(readWindowsFields(fields))

/** Plans with the form's values, at the prices entered or others; throws a `Rejection`. */
export function windowsPlanOf(read: WindowsFields, prices: WindowsPrices = read) {
  const { version = 2025, logicalProcessorsPerHost: threads, hostCount: hosts, hostRole: role } = read
  const processors = readProcessors(read)
  const vms = readVms(read, hosts)
  return {
    version,
    processors,
    /** Threads of a host; shown, but never licensed. */
    threads,
    hosts,
    role,
    ...vms,
    standard: readPackPrices(prices, 'priceStd16coreUsd', 'priceStd2coreUsd'),
    datacenter: readPackPrices(prices, 'priceDc16coreUsd', 'priceDc2coreUsd'),
    /** Users whose Microsoft 365 or Enterprise Mobility + Security includes Windows Server CAL rights. */
    usersWithCalRights: read.usersWithCalRights ?? 0,
    essentials: exactPrice(prices.priceEssentialsUsd),
    /** Price per core and month. */
    payg: exactPrice(prices.pricePaygCoreMonthUsd),
    /** vCPUs of each Windows Server VM in Azure, for Azure Hybrid Benefit. */
    azureVmVcpus: read.azureVmVcpus,
    /** `null` if no CAL count is given. */
    cals: readCals(read, prices),
    users: read.userCals ?? 0,
    devices: read.deviceCals ?? 0,
    ...readSizes(read, vms.vms),
    ...readAssurance(read),
    /** The minimum of 16 licences per customer that Microsoft dropped in 2023. */
    customerMinimum: read.apply16CoreCustomerMinimum,
  }
}

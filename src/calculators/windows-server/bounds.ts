import type { BoundsTable } from '../shared/checks.ts'
import { moneyBounds, priceBounds } from '../shared/money.ts'

/** Windows Server runs 64 sockets, and 2,048 logical processors on a host or in a VM. */
const mostProcessors = 2048

const aCore = { whole: true, min: 1, max: mostProcessors } as const
const perVm = { ...aCore, most: 10_000 } as const
const vms = { whole: true, min: 0, max: 1e6 } as const
const cals = { whole: true, min: 0, max: 1e8 } as const

export const windowsBounds = {
  processorsPerHost: aCore,
  coresPerProcessor: aCore,
  coresPerProcessorList: { ...aCore, most: mostProcessors },
  logicalProcessorsPerHost: { whole: true, min: 1, max: 1e6 },
  hostCount: { whole: true, min: 1, max: 100_000 },
  windowsVmsPerHost: vms,
  clusterTotalVms: vms,
  /** Fewer than there are hosts. */
  clusterHostFailures: { whole: true, min: 0, max: 100_000 },
  vcpusPerVm: aCore,
  vmVcpus: perVm,
  azureVmVcpus: perVm,
  userCals: cals,
  deviceCals: cals,
  rdsUserCals: cals,
  rdsDeviceCals: cals,
  usersWithCalRights: cals,
  years: { min: 0, max: 100 },
  saPctPerYear: { min: 0, max: 1000 },
  priceStd16coreUsd: priceBounds,
  priceStd2coreUsd: priceBounds,
  priceDc16coreUsd: priceBounds,
  priceDc2coreUsd: priceBounds,
  priceUserCalUsd: priceBounds,
  priceDeviceCalUsd: priceBounds,
  priceRdsUserCalUsd: priceBounds,
  priceRdsDeviceCalUsd: priceBounds,
  priceEssentialsUsd: priceBounds,
  pricePaygCoreMonthUsd: priceBounds,
  ...moneyBounds,
} as const satisfies BoundsTable

import type { HostRole } from './host-role.ts'

/** Inputs of the Windows Server calculator; prices in USD without tax. */
export interface WindowsInput {
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

import type { BoundsTable } from '../shared/checks.ts'
import { moneyBounds, priceBounds } from '../shared/money.ts'

const aCore = { whole: true, min: 1, max: 2048 } as const
const perVm = { ...aCore, most: 10_000 } as const
const systems = { whole: true, min: 0, max: 100_000 } as const
const cals = { whole: true, min: 0, max: 1e8 } as const
const replicas = { whole: true, min: 0, max: 1000 } as const

export const sqlBounds = {
  processors: aCore,
  coresPerProcessor: aCore,
  sqlVmsOnHost: systems,
  vmVcpus: perVm,
  sqlOses: { ...systems, min: 1 },
  userCals: cals,
  deviceCals: cals,
  saPctPerYear: { min: 0, max: 1000 },
  years: { min: 0, max: 100 },
  cores: { whole: true, min: 1, max: 100_000 },
  /** An exabyte. */
  databaseSizeGB: { min: 0, max: 1e9 },
  maxServerMemoryGB: { min: 0, max: 1e6 },
  passiveHa: replicas,
  passiveDrOnprem: replicas,
  passiveDrAzure: replicas,
  activeSecondaries: replicas,
  azureVcores: perVm,
  /** By the form's names, which tell the editions apart. */
  priceStdCore2packUsd: priceBounds,
  priceEntCore2packUsd: priceBounds,
  priceServerUsd: priceBounds,
  priceCalUsd: priceBounds,
  priceStdSubscriptionUsd: priceBounds,
  priceEntSubscriptionUsd: priceBounds,
  priceStdPaygUsd: priceBounds,
  priceEntPaygUsd: priceBounds,
  ...moneyBounds,
} as const satisfies BoundsTable

import type { SqlEdition, SqlModel, SqlVersion } from './editions.ts'

/** Inputs of the SQL Server calculator; prices in USD without tax. */
export interface SqlInput {
  edition: SqlEdition
  version?: SqlVersion
  /** Not for free editions. */
  model?: SqlModel
  /** For `per-core-physical`. */
  processors?: number
  coresPerProcessor?: number
  sqlVmsOnHost?: number
  /** For `per-core-vm`: virtual processors (threads) of each VM. */
  vmVcpus?: readonly number[]
  /** For `server-cal`: operating systems that run SQL Server. */
  sqlOses?: number
  userCals?: number
  deviceCals?: number
  softwareAssurance?: boolean
  saPctPerYear?: number
  years?: number
  passiveHa?: number
  passiveDrOnprem?: number
  passiveDrAzure?: number
  /** Readable secondaries. */
  activeSecondaries?: number
  maxServerMemoryGB?: number
  databaseSizeGB?: number
  /** For Express. */
  cores?: number
  production?: boolean
  compareBreakEven?: boolean
  priceCore2packUsd?: number
  priceServerUsd?: number
  priceCalUsd?: number
  priceSubscription2corePerYearUsd?: number
  pricePaygCoreMonthUsd?: number
}

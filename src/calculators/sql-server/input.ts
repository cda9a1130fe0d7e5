import {
  aFlag,
  anInteger,
  checksOf,
  type Fields,
  oneOf,
  optional,
  required,
  withDefault,
} from '../shared/checks.ts'
import { Rejection } from '../shared/input-error.ts'
import { aPrice, exactPrice, type Money } from '../shared/money.ts'
import { exact, multiply, type Rational, share } from '../shared/rational.ts'
import { sqlBounds } from './bounds.ts'
import {
  type FreeEdition,
  isPaid,
  type PaidEdition,
  type SqlEdition,
  type SqlModel,
  type SqlVersion,
  sqlEditions,
  sqlVersions,
  versionOf,
} from './editions.ts'
import { type AzureUse, type HybridBenefitInput, readAzureUse } from './hybrid-benefit.ts'
import { type Replicas, readReplicas, readWorkload, type Workload } from './workload.ts'

/** Inputs of the SQL Server calculator; prices in USD without tax. */
export interface SqlInput extends HybridBenefitInput {
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

/** Prices as far as they are given. */
export interface SqlPrices {
  readonly core2pack: Money | undefined
  readonly server: Money | undefined
  readonly cal: Money | undefined
  readonly subscription2coreYear: Money | undefined
  readonly paygCoreMonth: Money | undefined
}

/** A checked input of a paid edition. */
export interface PaidPlan {
  readonly edition: PaidEdition
  readonly version: SqlVersion
  readonly workload: Workload
  /** With Software Assurance. */
  readonly assured: boolean
  /** Software Assurance over the years as a share of the licence cost, whether it is bought or not. */
  readonly assuranceShare: Rational
  readonly years: number
  readonly replicas: Replicas | null
  readonly maxServerMemoryGB: number | undefined
  readonly compareBreakEven: boolean
  readonly azure: AzureUse | null
  readonly prices: SqlPrices
}

/** A checked input of a free edition. */
export interface FreePlan {
  readonly edition: FreeEdition
  readonly version: SqlVersion
  readonly production: boolean
  readonly cores: number | undefined
  readonly databaseSizeGB: number | undefined
}

const takes = checksOf(sqlBounds)

function readVersion(fields: Fields, edition: SqlEdition): SqlVersion {
  const only = versionOf[edition]
  const year = withDefault(fields, 'version', anInteger(), only ?? 2022)
  const version = sqlVersions.find((known) => known === year)
  if (version === undefined) throw new Rejection('out-of-range', 'version')
  if (only !== undefined && only !== version) throw new Rejection('model-not-available', 'edition')
  return version
}

function readPrices(fields: Fields): SqlPrices {
  const price = (name: string) => exactPrice(optional(fields, name, aPrice))
  return {
    core2pack: price('priceCore2packUsd'),
    server: price('priceServerUsd'),
    cal: price('priceCalUsd'),
    subscription2coreYear: price('priceSubscription2corePerYearUsd'),
    paygCoreMonth: price('pricePaygCoreMonthUsd'),
  }
}

function readPaid(fields: Fields, edition: PaidEdition, version: SqlVersion): PaidPlan {
  const workload = readWorkload(fields, edition)
  const assured = withDefault(fields, 'softwareAssurance', aFlag, false)
  const yearly = share(withDefault(fields, 'saPctPerYear', takes.saPctPerYear, 25))
  const years = withDefault(fields, 'years', takes.years, 1)
  return {
    edition,
    version,
    workload,
    assured,
    assuranceShare: multiply(yearly, exact(years)),
    years,
    replicas: readReplicas(fields),
    maxServerMemoryGB: optional(fields, 'maxServerMemoryGB', takes.maxServerMemoryGB),
    compareBreakEven: withDefault(fields, 'compareBreakEven', aFlag, false),
    azure: readAzureUse(fields),
    prices: readPrices(fields),
  }
}

function readFree(fields: Fields, edition: FreeEdition, version: SqlVersion): FreePlan {
  const databaseSizeGB = optional(fields, 'databaseSizeGB', takes.databaseSizeGB)
  const cores = optional(fields, 'cores', takes.cores)
  return {
    edition,
    version,
    production: withDefault(fields, 'production', aFlag, false),
    cores,
    databaseSizeGB,
  }
}

/** Reads the inputs; throws a `Rejection`. */
export function readSqlPlan(fields: Fields): PaidPlan | FreePlan {
  const edition = required(fields, 'edition', oneOf(sqlEditions, 'unknown-edition'))
  const version = readVersion(fields, edition)
  return isPaid(edition) ? readPaid(fields, edition, version) : readFree(fields, edition, version)
}

/** A price that the calculation cannot do without. */
export function needed(price: Money | undefined, field: string): Money {
  if (price === undefined) throw new Rejection('not-a-number', field)
  return price
}

import { aFlag, type Fields, withDefault } from '../shared/checks.ts'
import { Rejection } from '../shared/input-error.ts'
import { exact, multiply, type Rational, share } from '../shared/rational.ts'
import {
  type FreeEdition,
  isPaid,
  type PaidEdition,
  type SqlEdition,
  type SqlVersion,
  versionOf,
} from './editions.ts'
import { readSqlFields, type SqlFields } from './form.ts'
import { type AzureUse, readAzureUse } from './hybrid-benefit.ts'
import { readPrices, type SqlPrices } from './prices.ts'
import { checkAvailable, type Replicas, readReplicas, readWorkload, type Workload } from './workload.ts'

/** What is asked of a production server, whatever is licensed. */
export interface Terms {
  readonly version: SqlVersion
  /** With Software Assurance. */
  readonly assured: boolean
  /** Software Assurance over the years as a share of the licence cost, whether it is bought or not. */
  readonly assuranceShare: Rational
  readonly years: number
  readonly replicas: Replicas | null
  readonly maxServerMemoryGB: number | undefined
  readonly azure: AzureUse | null
}

/** A checked input of a paid edition. */
export interface PaidPlan extends Terms {
  readonly edition: PaidEdition
  readonly workload: Workload
  readonly prices: SqlPrices
  /** The servers whose licences are to be compared with those of the cores; nothing where none are. */
  readonly comparedServers: number | undefined
}

/** A checked input of a free edition. */
export interface FreePlan {
  readonly edition: FreeEdition
  readonly version: SqlVersion
  readonly production: boolean
  readonly cores: number | undefined
  readonly databaseSizeGB: number | undefined
}

/** Reads the version; throws a `Rejection` for an edition that it does not have. */
export function readVersion(read: SqlFields, edition: SqlEdition): SqlVersion {
  const only = versionOf[edition]
  const version = read.version ?? only ?? 2022
  if (only !== undefined && only !== version) throw new Rejection('model-not-available', 'edition')
  return version
}

/** Reads the terms; throws a `Rejection`. */
export function readTerms(fields: Fields, read: SqlFields, version: SqlVersion): Terms {
  const { years, softwareAssurance: assured } = read
  return {
    version,
    assured,
    assuranceShare: multiply(share(read.saPctPerYear), exact(years)),
    years,
    replicas: readReplicas(fields, read),
    maxServerMemoryGB: read.maxServerMemoryGB,
    azure: readAzureUse(read),
  }
}

/** Reads what a free edition is asked for; throws a `Rejection`. */
export const readFree = (read: SqlFields, edition: FreeEdition, version: SqlVersion): FreePlan => ({
  edition,
  version,
  production: read.production,
  cores: read.cores,
  databaseSizeGB: read.databaseSizeGB,
})

/**
 * Reads an input of the calculator: the form's fields by their names, the prices of one edition, and `compareBreakEven`, which asks for
 * the most CALs with which one server costs less than the cores. Throws a `Rejection`.
 */
export function readSqlPlan(fields: Fields): PaidPlan | FreePlan {
  const read = readSqlFields(fields)
  const { edition } = read
  const version = readVersion(read, edition)
  if (!isPaid(edition)) return readFree(read, edition, version)
  const workload = readWorkload(read)
  checkAvailable(workload, edition)
  return {
    edition,
    workload,
    ...readTerms(fields, read, version),
    comparedServers: withDefault(fields, 'compareBreakEven', aFlag, false) ? 1 : undefined,
    prices: readPrices(fields),
  }
}

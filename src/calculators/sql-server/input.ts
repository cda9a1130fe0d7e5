import { type Fields, isSet } from '../shared/checks.ts'
import { Rejection } from '../shared/input-error.ts'
import { exact, multiply, share } from '../shared/rational.ts'
import {
  type FreeEdition,
  isPaid,
  type PaidEdition,
  type SqlEdition,
  type SqlVersion,
  versionOf,
} from './editions.ts'
import { readSqlFields, type SqlFields } from './form.ts'
import { readAzureUse } from './hybrid-benefit.ts'
import { readPrices, type SqlPrices } from './prices.ts'
import { checkAvailable, readReplicas, readWorkload, type Workload } from './workload.ts'

/** Terms of a production server, whatever is licensed. */
export type Terms = ReturnType<typeof readTerms>

/** A checked input of a paid edition. */
export interface PaidPlan extends Terms {
  readonly edition: PaidEdition
  readonly workload: Workload
  readonly prices: SqlPrices
  /** Number of servers whose licences are compared with the cores'; `undefined` if none are. */
  readonly comparedServers: number | undefined
}

/** A checked input of a free edition. */
export type FreePlan = ReturnType<typeof readFree>

/** Reads the version; throws a `Rejection` if the edition doesn't exist in it. */
export function readVersion(read: SqlFields, edition: SqlEdition): SqlVersion {
  const only = versionOf[edition]
  const version = read.version ?? only ?? 2022
  if (only !== undefined && only !== version) throw new Rejection('model-not-available', 'edition')
  return version
}

/** Reads the terms; throws a `Rejection`. */
export function readTerms(read: SqlFields, version: SqlVersion) {
  const { years, softwareAssurance: assured } = read
  return {
    version,
    /** Whether Software Assurance is bought. */
    assured,
    /** Software Assurance over the years as a share of the licence cost, whether or not it is bought. */
    assuranceShare: multiply(share(read.saPctPerYear), exact(years)),
    years,
    replicas: readReplicas(read),
    maxServerMemoryGB: read.maxServerMemoryGB,
    azure: readAzureUse(read),
  }
}

/** Reads a free edition's inputs; throws a `Rejection`. */
export const readFree = (read: SqlFields, edition: FreeEdition, version: SqlVersion) => ({
  edition,
  version,
  production: read.production,
  cores: read.cores,
  databaseSizeGB: read.databaseSizeGB,
})

/**
 * Reads the calculator's input: the form's fields by their names, one edition's prices, and `compareBreakEven`, which requests the most CALs
 * with which one server costs less than the cores. Throws a `Rejection`.
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
    ...readTerms(read, version),
    comparedServers: isSet(fields, 'compareBreakEven') ? 1 : undefined,
    prices: readPrices(fields),
  }
}

import type { WindowsResult } from '../windows-server.ts'

export interface EditionRow {
  readonly edition: 'standard' | 'datacenter'
  readonly licences: number
  /** Packs of all hosts. */
  readonly packs16: number
  readonly packs2: number
  /** Core licences alone, and with CALs. */
  readonly costUsd: number
  readonly totalUsd: number
}

/** Both editions with what is bought for all hosts; the form always has prices and CAL counts. */
export const editionRows = (result: WindowsResult, hosts: number): readonly EditionRow[] => [
  {
    edition: 'standard',
    licences: result.standardCoreLicencesTotal,
    packs16: (result.standardPacks16PerHost ?? 0) * hosts,
    packs2: (result.standardPacks2PerHost ?? 0) * hosts,
    costUsd: result.standardCostUsd ?? 0,
    totalUsd: result.totalStandardUsd ?? 0,
  },
  {
    edition: 'datacenter',
    licences: result.datacenterCoreLicencesTotal,
    packs16: (result.datacenterPacks16PerHost ?? 0) * hosts,
    packs2: (result.datacenterPacks2PerHost ?? 0) * hosts,
    costUsd: result.datacenterCostUsd ?? 0,
    totalUsd: result.totalDatacenterUsd ?? 0,
  },
]

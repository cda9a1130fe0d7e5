import { backupCapacity } from './backup-capacity/backup-capacity.ts'
import { convertCapacity } from './capacity/convert-capacity.ts'
import { convertDataRate } from './data-rate/convert-data-rate.ts'
import { fileTransfer } from './file-transfer/file-transfer.ts'
import { calculateRaid } from './raid/calculate-raid.ts'
import { sqlServerCost } from './sql-server/sql-server.ts'
import { windowsServerCost } from './windows-server/windows-server.ts'

/** A calculator as the vectors see it: named values in, named values out. */
export type Calculator = (input: Readonly<Record<string, unknown>>) => object

/** Every calculator by the last part of its path. For tests and scripts: a page imports its own calculator only. */
export const calculators: Readonly<Record<string, Calculator>> = {
  'calculate-raid': calculateRaid,
  'backup-capacity': backupCapacity,
  'data-transfer-rate-converter': convertDataRate,
  'file-transfer-rate-converter': fileTransfer,
  'capacity-converter': convertCapacity,
  'windows-server-standard-cost': windowsServerCost,
  'microsoft-sql-standard-enterprise-cost': sqlServerCost,
}

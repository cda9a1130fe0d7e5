import type { SqlVersion } from './editions.ts'

/** What one instance of Standard edition uses at most. */
export const standardLimits: Readonly<Record<SqlVersion, { cores: number; memoryGB: number }>> = {
  2022: { cores: 24, memoryGB: 128 },
  2025: { cores: 32, memoryGB: 256 },
}

export const standardSockets = 4

/** What one instance of Express edition uses at most. */
export const expressCores = 4

export const expressDatabaseGB: Readonly<Record<SqlVersion, number>> = { 2022: 10, 2025: 50 }

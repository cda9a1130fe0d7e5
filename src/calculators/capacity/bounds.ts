import type { BoundsTable } from '../shared/checks.ts'

export const capacityBounds = { labelValue: { above: 0, max: 1e9 } } as const satisfies BoundsTable

import type { ComponentType } from 'react'
import type { CalculatorId } from './ui/form/fields.ts'

/** The interactive part of each calculator's page, in a chunk of its own. */
export const widgets = {
  'backup-capacity': () => import('./backup-capacity/widget.tsx'),
  raid: () => import('./raid/widget.tsx'),
  'file-transfer': () => import('./file-transfer/widget.tsx'),
  capacity: () => import('./capacity/widget.tsx'),
  'data-rate': () => import('./data-rate/widget.tsx'),
  'windows-server': () => import('./windows-server/widget.tsx'),
  'sql-server': () => import('./sql-server/widget.tsx'),
} as const satisfies Record<CalculatorId, () => Promise<{ Widget: ComponentType }>>

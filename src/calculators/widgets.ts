import type { ComponentType } from 'react'
import type { CalculatorId } from './ui/form/fields.ts'

/** The interactive part of each calculator's page, in a chunk of its own. */
export const widgets = {
  'data-rate': () => import('./data-transfer-rate-converter/widget.tsx'),
} as const satisfies Partial<Record<CalculatorId, () => Promise<{ Widget: ComponentType }>>>

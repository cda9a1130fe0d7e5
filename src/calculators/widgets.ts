import type { ComponentType } from 'react'
import type { CalculatorId } from './ui/form/fields.ts'

const widgets = import.meta.glob<{ Widget: ComponentType }>('./*/widget.tsx')

/** Fetches the interactive part of a calculator's page, a chunk of its own. */
export const loadWidget = (id: CalculatorId): Promise<{ Widget: ComponentType }> => {
  const load = widgets[`./${id}/widget.tsx`]
  if (!load) throw new Error(`${id} has no widget`)
  return load()
}

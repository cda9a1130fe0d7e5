import type { SqlOptionId } from './compare-options.ts'
import type { SqlInput } from './input.ts'

/** Whether an option of the comparison is the one that the visitor has chosen: licences that are bought. */
export const isChosen = (id: SqlOptionId, { edition, model }: SqlInput): boolean =>
  id === `${edition}-${model === 'server-cal' ? 'server-cal' : 'core'}`

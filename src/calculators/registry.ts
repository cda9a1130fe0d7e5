import { basename } from 'node:path'
import { pages } from '../catalogue/pages.ts'
import type { Calculator } from './calculator.ts'

/** Any calculator, reduced to the part common to all. */
export type AnyCalculator = Calculator<never, object>

const found = pages
  .filter(({ kind }) => kind === 'calculator')
  .map(async ({ id, path }) => {
    const { calculator } = (await import(`./${id}/calculator.ts`)) as { calculator: AnyCalculator }
    return [basename(path), calculator] as const
  })

/** Calculators by the last segment of their page's path, as vectors name them. For tests and scripts: a page imports only its own. */
export const calculators: ReadonlyMap<string, AnyCalculator> = new Map(await Promise.all(found))

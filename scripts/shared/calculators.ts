import { basename } from 'node:path'
import type { Calculator } from '../../src/calculators/calculator.ts'
import { pages } from '../../src/catalogue/pages.ts'

/** Any calculator, reduced to the part common to all. */
export type AnyCalculator = Calculator<never, object>

const found = pages
  .filter(({ kind }) => kind === 'calculator')
  .map(async ({ id, path }) => {
    const { calculator } = (await import(`../../src/calculators/${id}/calculator.ts`)) as {
      calculator: AnyCalculator
    }
    return [basename(path), calculator] as const
  })

/** Calculators by the last segment of their page's path, as vectors name them. For tests and scripts: a page imports only its own. */
export const calculators: ReadonlyMap<string, AnyCalculator> = new Map(await Promise.all(found))

import { basename } from 'node:path'
import { pages } from '../catalogue/pages.ts'
import type { Calculator } from './calculator.ts'

/** A calculator of which only the lists' common part is known. */
export type AnyCalculator = Calculator<never, object>

const found = pages
  .filter(({ kind }) => kind === 'calculator')
  .map(async ({ id, path }) => {
    const { calculator } = (await import(`./${id}/calculator.ts`)) as { calculator: AnyCalculator }
    return [basename(path), calculator] as const
  })

/** Every calculator by the last part of its page's path, as vectors name it. For tests and scripts: a page imports its own only. */
export const calculators: ReadonlyMap<string, AnyCalculator> = new Map(await Promise.all(found))

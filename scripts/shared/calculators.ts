import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Calculator } from '../../src/calculators/calculator.ts'

/** Any calculator, reduced to the part common to all. */
export type AnyCalculator = Calculator<object>

const folder = join(import.meta.dirname, '../../src/calculators')

/** The key of a calculator's vectors in their file. */
const nameOf = (id: string): string => {
  const vectors = JSON.parse(readFileSync(join(folder, id, 'vectors.json'), 'utf8')) as object
  return Object.keys(vectors)[0] ?? id
}

const imports = globSync('*/calculator.ts', { cwd: folder })
  .toSorted()
  .map(async (file) => {
    const id = dirname(file)
    const { calculator } = (await import(`../../src/calculators/${id}/calculator.ts`)) as {
      calculator: AnyCalculator
    }
    return [nameOf(id), calculator] as const
  })

/** Calculators by the name in their vectors, whether the provider offers them or not. For tests and scripts: a page imports only its own. */
export const calculators: ReadonlyMap<string, AnyCalculator> = new Map(await Promise.all(imports))

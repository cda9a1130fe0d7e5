import type { AnyCalculator } from '../../scripts/shared/calculators.ts'
import type { BrowserCase } from '../../src/calculators/browser-case.test-data.ts'
import { fieldsOfForm } from '../../src/calculators/ui/form/values.ts'
import { pages } from '../../src/catalogue/pages.ts'

const found = pages
  .filter((page) => page.kind === 'calculator')
  .map(async ({ id }) => {
    const folder = `../../src/calculators/${id}`
    const { calculator } = (await import(`${folder}/calculator.ts`)) as { calculator: AnyCalculator }
    const { browserCase } = (await import(`${folder}/browser-case.test-data.ts`)) as {
      browserCase: BrowserCase
    }
    const fields = fieldsOfForm(calculator.form).map(({ name }) => name)
    return { id, fields, ...browserCase }
  })

/** The case in each calculator's folder, for the tests that all calculators share. */
export const cases = await Promise.all(found)

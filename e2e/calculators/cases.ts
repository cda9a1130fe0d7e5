import type { AnyCalculator } from '../../scripts/shared/calculators.ts'
import type { BrowserCase } from '../../src/calculators/calculator.ts'
import { fieldsOfForm } from '../../src/calculators/ui/form/values.ts'
import { pages } from '../../src/catalogue/pages.ts'

const found = pages
  .filter((page) => page.kind === 'calculator')
  .map(async ({ id }) => {
    const folder = (await import(`../../src/calculators/${id}/calculator.ts`)) as {
      browserCase: BrowserCase
      calculator: AnyCalculator
    }
    const fields = fieldsOfForm(folder.calculator.form).map(({ name }) => name)
    return { id, fields, ...folder.browserCase }
  })

/** The case in each calculator's folder, for the tests that all calculators share. */
export const cases = await Promise.all(found)

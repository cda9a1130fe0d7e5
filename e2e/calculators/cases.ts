import type { BrowserCase } from '../../src/calculators/calculator.ts'
import { pages } from '../../src/catalogue/pages.ts'

const found = pages
  .filter((page) => page.kind === 'calculator')
  .map(async ({ id }) => {
    const folder = (await import(`../../src/calculators/${id}/calculator.ts`)) as {
      browserCase: BrowserCase
    }
    return { id, ...folder.browserCase }
  })

/** The case in each calculator's folder, for the tests that all calculators share. */
export const cases = await Promise.all(found)

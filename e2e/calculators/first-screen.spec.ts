import { expect } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { answer, crossings } from './support.ts'

const calculators = pages.filter(({ kind }) => kind === 'calculator')

for (const language of wholeLanguages)
  test.describe(`in ${language}`, () => {
    test.use({ viewport: crossings[language].entered, locale: crossings[language].locale })

    test('every calculator has its first field and its answer in the first screen', async ({ page }) => {
      test.setTimeout(20_000 * calculators.length)
      for (const { id, path } of calculators) {
        await page.goto(hrefOf(path, language))
        await hydrated(page)
        const field = page
          .locator('main form')
          .locator('input:not([type=hidden]), select, [role=combobox]')
          .first()
        for (const [device, viewport] of Object.entries(viewports))
          await test.step(`${id} on a ${device}`, async () => {
            await page.setViewportSize(viewport)
            await expect(field).toBeInViewport({ ratio: 1 })
            await expect(answer(page)).toBeInViewport({ ratio: 1 })
          })
      }
    })
  })

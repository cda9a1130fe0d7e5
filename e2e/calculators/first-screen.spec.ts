import { expect } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { answer } from './support.ts'

const calculators = pages.filter(({ kind }) => kind === 'calculator')

for (const [size, viewport] of Object.entries(viewports))
  for (const language of languageCodes)
    test.describe(`on a ${size} in ${language}`, () => {
      test.use({ viewport, locale: language === 'en' ? 'en-GB' : 'th-TH' })

      for (const { id, path } of calculators)
        test(`${id} has its first field and its answer in the first screen`, async ({ page }) => {
          await page.goto(hrefOf(path, language))
          await hydrated(page)
          const field = page
            .locator('main form')
            .locator('input:not([type=hidden]), select, [role=combobox]')
            .first()
          await expect(field).toBeInViewport({ ratio: 1 })
          await expect(answer(page)).toBeInViewport({ ratio: 1 })
        })
    })

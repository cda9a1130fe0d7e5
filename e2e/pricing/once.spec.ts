import { expect } from '@playwright/test'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { pagesWith } from '../support/pages.ts'
import { test } from '../support/site.ts'

/** Amounts as price lists write them, with satang; versions have fewer digits. */
const amount = String.raw`\d[\d,]*\d{2}\.\d{2}(?!\d|%)`

for (const language of languageCodes)
  test(`no two parts of a service's page name the same price, in ${language}`, async ({ page }) => {
    for (const path of pagesWith('service')) {
      await page.goto(hrefOf(path, language))
      const parts = await page.locator('main [data-parts] > section').evaluateAll(
        (sections, pattern) =>
          sections.map(({ id, textContent }) => ({
            id,
            amounts: [...new Set(textContent.match(new RegExp(pattern, 'g')))],
          })),
        amount,
      )
      const twice = parts.flatMap(({ id, amounts }, index) =>
        amounts
          .filter((one) => parts.slice(index + 1).some((other) => other.amounts.includes(one)))
          .map((one) => `${id}: ${one}`),
      )
      expect(twice, path).toEqual([])
    }
  })

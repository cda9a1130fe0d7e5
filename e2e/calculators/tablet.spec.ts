import { expect } from '@playwright/test'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'

const calculators = pages.filter(({ kind }) => kind === 'calculator')

test.use({ viewport: { width: 820, height: 1180 } })

for (const language of wholeLanguages)
  test(`on a tablet no field stands beside a much higher one, in ${language}`, async ({ page }) => {
    test.setTimeout(20_000 * calculators.length)
    for (const { id, path } of calculators) {
      await page.goto(hrefOf(path, language))
      await hydrated(page)
      const holes = await page.locator('main form fieldset').evaluateAll((sets) =>
        sets.flatMap((set) => {
          const fields = [...set.querySelectorAll(':scope > div > *')].filter(
            (field) => field.checkVisibility() && field.getBoundingClientRect().height > 0,
          )
          return fields.flatMap((field) => {
            const { top, height } = field.getBoundingClientRect()
            const higher = fields.filter((other) => {
              const box = other.getBoundingClientRect()
              return Math.abs(box.top - top) < 1 && box.height > height + 48
            })
            return higher.map((other) => `${field.textContent} beside ${other.textContent}`)
          })
        }),
      )
      expect(holes, id).toEqual([])
    }
  })

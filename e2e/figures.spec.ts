import { expect } from '@playwright/test'
import { viewports } from '../scripts/shared/viewports.ts'
import { blocksOn } from './support/pages.ts'
import { test } from './support/site.ts'

test.skip(blocksOn('/', 'figures').length === 0, 'the home page has no figures')

for (const count of [2, 3])
  test(`${count} figures at the head of the home page keep their numbers whole`, async ({ page }) => {
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport)
      await page.goto('/')
      const lines = await page
        .locator('main dl[data-count]')
        .first()
        .evaluate((list, count) => {
          for (const one of [...list.children].slice(count)) one.remove()
          list.setAttribute('data-count', String(count))
          return [...list.querySelectorAll('dd:first-of-type')].map(
            (value) =>
              value.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(value).lineHeight),
          )
        }, count)
      expect(lines.length).toBeGreaterThan(1)
      // A name such as ISO 27001 may take two.
      for (const one of lines) expect(one).toBeLessThan(2.1)
    }
  })

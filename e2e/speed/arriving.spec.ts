import { expect } from '@playwright/test'
import { halvesIn } from '../../scripts/shared/one-per-kind.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { mostMoved, recordShifts, scoreOf } from '../support/layout-shift.ts'
import { test as siteTest } from '../support/site.ts'
import { serveSlowly } from '../support/slow-connection.ts'

const test = siteTest.extend({
  baseURL: async ({ server }, use) => {
    const proxy = await serveSlowly(server.url)
    await use(proxy.url)
    proxy.stop()
  },
})

for (const [screen, viewport] of Object.entries(viewports))
  test.describe(screen, () => {
    test.use({ viewport })

    for (const language of languageCodes)
      for (const { half, samples, tag } of halvesIn(language))
        test(`next to nothing moves while a page in ${language} of ${half} arrives in pieces`, {
          tag,
        }, async ({ context }) => {
          for (const { path, kind } of samples) {
            // Leaves calculators out on a desktop: their first view holds a table, whose columns settle as its rows arrive.
            if (screen === 'desktop' && kind === 'calculator') continue
            const page = await context.newPage()
            const shifts = await recordShifts(page)
            await page.goto(hrefOf(path, language), { waitUntil: 'load' })
            await page.waitForTimeout(100)
            const moved = await shifts()
            expect(scoreOf(moved), `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostMoved)
            await page.close()
          }
        })
  })

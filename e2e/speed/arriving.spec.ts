import { expect } from '@playwright/test'
import { visitsIn } from '../../scripts/shared/one-per-kind.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { drawn, mostMoved, recordShifts, scoreOf } from '../support/layout-shift.ts'
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

    for (const language of wholeLanguages)
      for (const { share, pages, tag } of visitsIn(language))
        test(`next to nothing moves while a page arrives in pieces, in ${language}, ${share}`, {
          tag,
        }, async ({ context }) => {
          for (const [at, { path, kind }] of pages.entries()) {
            // Leaves calculators out on a desktop: their first view contains a table, whose column widths settle as rows arrive.
            if (screen === 'desktop' && kind === 'calculator') continue
            const page = await context.newPage()
            const shifts = await recordShifts(page)
            // Alternates the preference for reduced motion: what is hidden meanwhile is hidden either way.
            await page.emulateMedia({ reducedMotion: at % 2 ? 'reduce' : 'no-preference' })
            await page.goto(hrefOf(path, language), { waitUntil: 'load' })
            await drawn(page)
            const moved = await shifts()
            expect(scoreOf(moved), `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostMoved)
            await page.close()
          }
        })
  })

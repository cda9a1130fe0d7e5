import { expect } from '@playwright/test'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { serveInPieces } from '../support/in-pieces.ts'
import { recordShifts } from '../support/layout-shift.ts'
import { onePerKind } from '../support/one-per-kind.ts'
import { test } from '../support/site.ts'
import { viewports } from '../support/viewports.ts'

for (const [screen, viewport] of Object.entries(viewports))
  for (const language of languageCodes)
    test(`nothing moves on a ${screen} while a page in ${language} arrives in pieces`, async ({
      browser,
      server,
    }) => {
      const line = await serveInPieces(server.url)
      const context = await browser.newContext({ viewport, baseURL: line.url })
      for (const kind of onePerKind) {
        // A table's columns settle as its rows arrive; beside a wide form one stands in sight.
        if (screen === 'desktop' && kind.kind === 'calculator') continue
        const page = await context.newPage()
        const shifts = await recordShifts(page)
        await page.goto(hrefOf(kind.path, language), { waitUntil: 'load' })
        await page.waitForTimeout(100)
        expect(await shifts(), kind.path).toEqual([])
        await page.close()
      }
      await context.close()
      line.stop()
    })

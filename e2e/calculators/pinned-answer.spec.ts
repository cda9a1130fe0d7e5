import { expect } from '@playwright/test'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { answer } from './support.ts'

const calculators = pages.filter(({ kind }) => kind === 'calculator')

for (const language of wholeLanguages)
  test.describe(`in ${language}`, () => {
    test.use({ timezoneId: 'Asia/Bangkok', locale: language === 'th' ? 'th-TH' : 'en-GB' })

    test('the pinned answer takes at most 15 % of a phone’s height, and beside a switch two lines', async ({
      page,
    }) => {
      test.setTimeout(20_000 * calculators.length)
      for (const { id, path } of calculators) {
        await page.goto(hrefOf(path, language))
        await hydrated(page)
        for (const [width, height] of [
          [390, 844],
          [360, 640],
        ] as const)
          await test.step(`${id} at ${width} × ${height}`, async () => {
            await page.setViewportSize({ width, height })
            const bar = page.locator('[data-pinned-answer]')
            expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(0.15 * height)
            if ((await bar.locator('[data-switch]').count()) === 0) return
            // Boxes of text that overlap vertically are one line.
            const lines = await bar.evaluate((box) => {
              const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
              const rows: { top: number; bottom: number }[] = []
              const range = document.createRange()
              while (texts.nextNode()) {
                const parent = texts.currentNode.parentElement
                if (!parent?.checkVisibility() || parent.closest('[data-switch]')) continue
                range.selectNodeContents(texts.currentNode)
                for (const { top, bottom, width } of range.getClientRects())
                  if (width > 1 && getComputedStyle(parent.closest('p') ?? parent).position !== 'absolute')
                    rows.push({ top, bottom })
              }
              rows.sort((a, b) => a.top - b.top)
              return rows.filter(({ top }, index) => index === 0 || top >= (rows[index - 1]?.bottom ?? 0) - 4)
                .length
            })
            expect(lines).toBeLessThanOrEqual(2)
            await expect(answer(page)).toBeVisible()
          })
      }
    })
  })

import { expect } from '@playwright/test'
import { test } from '../support/site.ts'
import { brokenWords, findBadBreaks, showRunningText } from '../support/thai-breaks.ts'

// e2e/pages.spec.ts checks every Thai page.
test('no word of the glossary is broken inside at any width', async ({ page }) => {
  expect(await findBadBreaks(page)).toEqual([])
})

test('without the typesetting words do break, so that the check above can fail', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await showRunningText(page, (text) => text)
  expect((await brokenWords(page)).length).toBeGreaterThan(0)
})

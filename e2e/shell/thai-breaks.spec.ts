import { expect } from '@playwright/test'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { test } from '../support/site.ts'
import { brokenWords, findBadBreaks, showRunningText } from '../support/thai-breaks.ts'

test('no word of the glossary is broken inside at any width from 320 to 1200 px', async ({ page }) => {
  expect(await findBadBreaks(page)).toEqual([])
})

test('without the typesetting words do break, so that the check above can fail', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await showRunningText(page, (text) => text)
  expect((await brokenWords(page)).length).toBeGreaterThan(0)
})

test('no Thai page breaks a word of the glossary, on a phone or a desktop', async ({ page }) => {
  test.setTimeout(180_000)
  const found: string[] = []
  for (const { path } of pages) {
    await page.goto(hrefOf(path, 'th'), { waitUntil: 'domcontentloaded' })
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(
        ...(await brokenWords(page)).map(({ word, line }) => `${path} at ${width}: ${word} in ${line}`),
      )
    }
  }
  expect(found).toEqual([])
})

import { expect } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { blockOn } from './support/pages.ts'
import { test } from './support/site.ts'
import { violations } from './support/violations.ts'

/** A place that the home page's map shows. */
const [{ place }] = blockOn('/', 'map').places as [{ place: string }]
const file = 'https://files.example.com/1mb.bin'

test.describe('with a test file at a place', () => {
  test.use({ env: { LATENCY_TEST_URLS: `${place}=${file},nowhere=https://other.example.com/` } })

  test('the map leads to it, and to no other', async ({ page, complaints }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(page.locator(`figcaption a[href="${file}"]`)).toBeVisible()
    await expect(page.locator('a[href^="https://other.example.com"]')).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

test('without test files the map leads nowhere', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('figcaption a')).toHaveCount(0)
})

import { expect } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'

test('without any vendor nothing is loaded, asked or set', async ({ page, complaints, context }) => {
  const foreign: string[] = []
  page.on(
    'request',
    (request) => !request.url().startsWith('http://localhost') && foreign.push(request.url()),
  )
  await page.goto('/', { waitUntil: 'networkidle' })
  await hydrated(page)
  await page.locator(`footer a[href="${chosen.services}"]`).click()
  await expect(page.locator('h1')).toBeFocused()
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
  await expect(page.locator('[data-consent-banner]')).toHaveCount(0)
  expect(complaints).toEqual([])
})

import { expect } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hydrated } from '../support/hydrated.ts'
import { unfold } from '../support/page-checks.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { violations } from '../support/violations.ts'

// e2e/pages.spec.ts checks every page in its initial state.
test.use({ locale: 'en-GB' })

test('has no violations with a menu open, with every answer open, and on the not-found page', async ({
  page,
}) => {
  await page.goto(chosen.service)
  await hydrated(page)
  await page.locator('header summary').first().click()
  expect(await violations(page, 'all', '#root > header')).toEqual([])
  await page.keyboard.press('Escape')
  await unfold(page)
  expect(await violations(page)).toEqual([])
  await page.goto('/th/nope')
  await hydrated(page)
  expect(await violations(page)).toEqual([])
})

test('has no violations with the drawer open', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await page.goto('/th')
  await hydrated(page)
  await page.locator('button[popovertarget]:visible').click()
  await page.locator('#navigation summary').first().click()
  expect(await violations(page)).toEqual([])
})

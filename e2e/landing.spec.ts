import { expect } from '@playwright/test'
import { blockOn, pagesWith } from './support/pages.ts'
import { test } from './support/site.ts'

test('the list in the head of a landing page counts nothing', async ({ page }) => {
  for (const path of pagesWith('landing', 'index')) {
    await page.goto(path)
    const list = page.getByRole('list', { name: blockOn(path, 'index').title as string, exact: true })
    await expect(list.getByRole('listitem').first(), path).toBeVisible()
    for (const beside of await list.locator('li > :not(a)').allTextContents())
      expect(beside, path).toMatch(/\D/)
  }
})

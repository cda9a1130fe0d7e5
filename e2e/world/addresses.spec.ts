import { expect } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { chosen, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'

test('an address with broken escapes', async ({ page, complaints }) => {
  for (const address of [
    '/#%',
    '/?q=%',
    `${chosen.services}?x=%E0%A4%A`,
    `${inThai(chosen.services)}#%E0%A4%A`,
  ]) {
    await page.goto(address)
    await hydrated(page)
    await expect(page.locator('h1')).toBeVisible()
    expect(new URL(page.url()).href.endsWith(address)).toBe(true)
  }
  expect(complaints).toEqual([])
})

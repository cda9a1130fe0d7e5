import { expect } from '@playwright/test'
import texts from '../../locales/en/calculators/file-transfer.json' with { type: 'json' }
import shared from '../../locales/en/calculators/shared.json' with { type: 'json' }
import { viewports } from '../../scripts/shared/viewports.ts'
import { actBeforeHydration } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { addressOf, input, open } from './support.ts'

test.use({ locale: 'en-GB' })

test('a closed fold is filled by hydration', async ({ page }) => {
  const html = await (await page.request.get(addressOf('windows-server'))).text()
  expect(html).not.toContain('input-userCals')
  await open(page, 'windows-server')
  await expect(input(page, 'userCals')).toBeAttached()
  await expect(input(page, 'userCals')).toBeHidden()
  await expect(page.locator('#working li details p').first()).toBeAttached()
})

test('a fold opened before hydration is filled', async ({ page }) => {
  const fold = page.locator('form details').first()
  await actBeforeHydration(page, addressOf('windows-server'), async () => {
    await fold.locator('summary').click()
    await expect(fold).toHaveAttribute('open')
  })
  await expect(fold.getByRole('textbox').first()).toBeVisible()
})

test('a fold that a link opens is filled', async ({ page }) => {
  await open(page, 'windows-server', 'userCals=20')
  await expect(input(page, 'userCals')).toBeVisible()
  await expect(input(page, 'userCals')).toHaveValue('20')
  const fold = page.locator('form details:has(#input-userCals)')
  await expect(fold.locator('summary')).toContainText(shared.changed.replace('{{changed}}', '1'))
  await input(page, 'deviceCals').fill('5')
  await expect(fold.locator('summary')).toContainText(shared.changed.replace('{{changed}}', '2'))
})

test('a fold that printing opened and closed still opens by itself', async ({ page }) => {
  await open(page, 'file-transfer')
  const fold = page.locator('details:has(#input-rttMs)')
  await expect(fold).toBeAttached()
  await fold.evaluate((details) => {
    const toggled = new Promise<void>((resolve) => {
      details.addEventListener('toggle', () => resolve(), { once: true })
    })
    dispatchEvent(new Event('beforeprint'))
    return toggled
  })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(fold).not.toHaveAttribute('open')
  await page.getByRole('group', { name: texts.shortcuts.label }).getByRole('button').first().click()
  await expect(fold).toHaveAttribute('open')
})

for (const id of ['windows-server', 'sql-server'] as const)
  test(`${id} asks three questions, and folds the rest`, async ({ page }) => {
    await page.setViewportSize(viewports.phone)
    await open(page, id)
    await expect(
      page
        .locator('main form')
        .locator('input[type=text], select, [role=radiogroup]')
        .filter({ visible: true }),
    ).toHaveCount(3)
    await expect(page.locator('main form details[open]')).toHaveCount(0)
    expect(await page.locator('main form details').count()).toBeGreaterThan(4)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no empty fold offers to open', async ({ page }) => {
    await page.goto(addressOf('windows-server'))
    await expect(page.locator('main form summary:visible')).toHaveCount(0)
    const step = page.locator('#working li summary').first()
    await expect(step).toBeVisible()
    expect(await step.evaluate((line) => getComputedStyle(line, '::after').content)).toBe('none')
    await expect(page.locator('#windows-questions summary').first()).toBeVisible()
  })
})

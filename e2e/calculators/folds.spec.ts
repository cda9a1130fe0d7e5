import { expect } from '@playwright/test'
import texts from '../../locales/en/calculators/file-transfer.json' with { type: 'json' }
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
  await expect(page.locator('#working details p').first()).toBeAttached()
})

test('a fold opened before hydration is filled', async ({ page }) => {
  const fold = page.locator('form details').first()
  await actBeforeHydration(page, addressOf('windows-server'), async () => {
    await fold.locator('summary').click()
    await expect(fold).toHaveAttribute('open')
  })
  await expect(input(page, 'userCals')).toBeVisible()
})

test('a fold that a link opens is filled', async ({ page }) => {
  await open(page, 'windows-server', 'userCals=20')
  await expect(input(page, 'userCals')).toBeVisible()
  await expect(input(page, 'userCals')).toHaveValue('20')
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no empty fold offers to open', async ({ page }) => {
    await page.goto(addressOf('windows-server'))
    await expect(page.locator('main form summary:visible')).toHaveCount(0)
    const step = page.locator('#working summary').first()
    await expect(step).toBeVisible()
    expect(await step.evaluate((line) => getComputedStyle(line, '::after').content)).toBe('none')
    await expect(page.locator('#windows-questions summary').first()).toBeVisible()
  })
})

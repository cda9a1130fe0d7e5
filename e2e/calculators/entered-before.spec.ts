import { expect } from '@playwright/test'
import { actBeforeHydration, hydrated } from '../support/hydrated.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { visitorClock } from '../support/visitor-clock.ts'
import { addressOf, answer, input, open } from './support.ts'

test.use({ locale: 'en-GB' })

test('values entered before hydration are calculated together with those in the address', async ({
  page,
}) => {
  await open(page, 'raid', 'level=5&diskCount=9&diskSizeUnit=TiB&hotSpares=1')
  const expected = (await answer(page).textContent()) ?? ''
  expect(expected).not.toBe('')
  await actBeforeHydration(page, addressOf('raid', 'en', 'hotSpares=1'), async () => {
    await expect(answer(page)).not.toHaveText(expected)
    await page.getByRole('radio', { name: '5', exact: true }).check()
    await input(page, 'diskCount').fill('9')
    await input(page, 'diskSizeUnit').selectOption('TiB')
  })
  await expect(answer(page)).toHaveText(expected)
  await expect(input(page, 'diskCount')).toHaveValue('9')
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked()
  for (const part of ['level=5', 'diskCount=9', 'diskSizeUnit=TiB', 'hotSpares=1'])
    await expect(page).toHaveURL(new RegExp(part))
})

test('a figure that the address replaces is not shown as its answer until the app runs', async ({ page }) => {
  await actBeforeHydration(page, addressOf('raid', 'en', 'diskCount=9'), async () => {
    await expect(answer(page)).toBeHidden()
  })
  await expect(answer(page)).toBeVisible()
  await actBeforeHydration(page, addressOf('raid', 'en', 'utm_source=mail'), () =>
    expect(answer(page)).toBeVisible(),
  )
})

test('prices are kept if their box was ticked before hydration', async ({ page }) => {
  await actBeforeHydration(page, addressOf('windows-server', 'en', 'priceStd16coreUsd=1000'), () =>
    page.getByLabel('Keep these values in this browser').check(),
  )
  await expect(page.getByLabel('Keep these values in this browser')).toBeChecked()
  await open(page, 'windows-server')
  await expect(answer(page)).toHaveText('8,000.00 USD Standard, by host')
})

test('values that the browser restores into fields do not count as the visitor’s input', async ({ page }) => {
  const clock = await visitorClock(page)
  await open(page, 'sql-server', 'edition=developer')
  await page.goto(chosen.privacy)
  await page.goBack()
  await hydrated(page)
  await clock.advance(500)
  expect(new URL(page.url()).search).toBe('?edition=developer')
})

test('an address with a value that its control cannot hold stays as it is', async ({ page }) => {
  const clock = await visitorClock(page)
  const bad = /\?softwareAssurance=maybe$/
  await open(page, 'sql-server', 'softwareAssurance=maybe')
  await expect(page).toHaveURL(bad)
  await page.locator(`footer a[href="${chosen.services}"]`).click()
  await expect(page).toHaveURL(chosen.services)
  await page.goBack()
  await expect(input(page, 'softwareAssurance')).toBeVisible()
  await clock.advance(500)
  await expect(page).toHaveURL(bad)
})

test('typing during hydration loses no key', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  let typed = ''
  await actBeforeHydration(page, addressOf('capacity'), async () => {
    await input(page, 'value').fill('')
    void (async () => {
      for (const key of '12345678901234567890') {
        await page.keyboard.type(key)
        typed += key
      }
    })()
    await expect.poll(() => typed.length).toBeGreaterThan(2)
  })
  await expect.poll(() => typed.length).toBe(20)
  await expect(input(page, 'value')).toHaveValue(typed)
  await expect(page).toHaveURL(new RegExp(`value=${typed}$`))
})

test('a value not yet written to the address leaves the address of the next page unchanged', async ({
  page,
}) => {
  const clock = await visitorClock(page)
  await open(page, 'capacity')
  await input(page, 'value').fill('4321')
  // Keyboard shortcuts and scripts leave a page without moving the focus.
  await page.locator(`footer a[href="${chosen.privacy}"]`).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(chosen.privacy)
  await clock.advance(600)
  await expect(page).toHaveURL(chosen.privacy)
})

test('without input the address stays unchanged', async ({ page }) => {
  const clock = await visitorClock(page)
  await actBeforeHydration(page, addressOf('capacity'), async () => undefined)
  await clock.advance(500)
  expect(new URL(page.url()).search).toBe('')
})

import { expect } from '@playwright/test'
import { actBeforeHydration } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { addressOf, answer, input, open } from './support.ts'

test.use({ locale: 'en-GB' })

test('what is entered before hydration is calculated, beside what the address holds', async ({ page }) => {
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

test('so is a box that is no longer ticked', async ({ page }) => {
  const box = input(page, 'softwareAssurance')
  await actBeforeHydration(page, addressOf('sql-server'), () => box.uncheck())
  await expect(page).toHaveURL(/\?softwareAssurance=false$/)
  await expect(box).not.toBeChecked()
  await expect(input(page, 'saPctPerYear')).toBeHidden()
})

test('nothing entered, nothing written', async ({ page }) => {
  await actBeforeHydration(page, addressOf('capacity'), async () => undefined)
  await page.waitForTimeout(500)
  expect(new URL(page.url()).search).toBe('')
})

test('the home page calculates what was entered before hydration', async ({ page }) => {
  const form = page.locator('#transfer-time')
  await actBeforeHydration(page, '/', () => form.getByLabel('Data', { exact: true }).fill('200'))
  await expect(form.locator('output')).toHaveText('28 min 19 s')
})

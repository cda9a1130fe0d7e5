import { expect, type Locator, type Page } from '@playwright/test'
import { answer, input, open } from '../calculators/support.ts'
import { priceField } from '../pricing/price-list.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'

test.use({ locale: 'en-GB' })

/** Converts ASCII digits to another script's. */
const written = (digits: string, zero: string) =>
  digits.replaceAll(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))

const expectSameAnswers = async (page: Page, field: string) => {
  await input(page, field).fill('24')
  await expect(page).toHaveURL(/24/)
  const plain = (await answer(page).textContent()) ?? ''
  for (const zero of ['๐', '０']) {
    await input(page, field).fill('2')
    await expect(answer(page)).not.toHaveText(plain)
    await input(page, field).fill(written('24', zero))
    await expect(answer(page)).toHaveText(plain)
  }
}

test('digits of other keyboards', async ({ page }) => {
  await open(page, 'capacity')
  await expectSameAnswers(page, 'value')
  await open(page, 'pricing')
  await expectSameAnswers(page, priceField)
  const taxId = page.locator('#quotation input').nth(2)
  await taxId.fill(written('0105536000315', '０'))
  await expect(taxId).toHaveValue('0105536000315')
  await page.goto('/')
  await hydrated(page)
  for (const form of await page.locator('main form:has(output)').all()) await expectSameOutput(form)
})

const expectSameOutput = async (form: Locator) => {
  const amount = form.locator('input').first()
  const output = form.locator('output')
  // The output follows a moment after the field, so waits until it differs from the one before.
  const outputAt = async (text: string) => {
    const before = (await output.textContent()) ?? ''
    await amount.fill(text)
    await expect(output).not.toHaveText(before)
    return (await output.textContent()) ?? ''
  }
  await outputAt('7')
  const plain = await outputAt('24')
  await outputAt('1')
  await amount.fill(written('24', '０'))
  await expect(output).toHaveText(plain)
}

import { expect, type Page } from '@playwright/test'
import { type Language, wholeLanguages } from '../../src/i18n/languages.ts'
import { test } from '../support/site.ts'
import { answer, crossings, csvOf, input, open, plain } from './support.ts'

/** Opens the form's groups, and on phones the working. */
const unfold = async (page: Page) => {
  // Each click resolves the locator again, and an opened group no longer matches it.
  const folded = page.locator(':is(form, #working) details:not([open]) > summary:visible')
  for (let left = await folded.count(); left > 0; left--) await folded.first().click()
}

/** The CSV file's cells, row by row. */
const rowsOf = async (page: Page, language: Language) =>
  plain(await csvOf(page, language))
    .split('\r\n')
    .map((line) => line.split(','))

const shown = async (page: Page) => plain(await page.locator('main').innerText())

for (const language of wholeLanguages)
  test.describe(`in ${language}`, () => {
    const { entered, reopened } = crossings[language]
    test.use({ viewport: entered })

    test('dRAID, record size, price and power reach the result, the file and the link', async ({ page }) => {
      await open(page, 'raid', '', language)
      await input(page, 'level').getByRole('radio', { name: 'dRAID2', exact: true }).check()
      await input(page, 'diskCount').fill('14')
      await input(page, 'hotSpares').fill('2')
      await input(page, 'dataDisks').fill('4')
      await expect(answer(page)).toHaveText('96 TB')
      await unfold(page)
      await input(page, 'recordKiB').selectOption('16')
      await input(page, 'diskPrice').fill('288')
      await input(page, 'diskWatts').fill('7')
      const money = language === 'en' ? 'USD 42.00' : 'THB 42.00'
      for (const text of ['12 × 4 ÷ 6 × 12 TB = 96 TB', money, '98 W', '71.59 kWh', '66.67%', 'MTTDL'])
        await expect.poll(() => shown(page)).toContain(text)
      const rows = await rowsOf(page, language)
      expect(rows.find(([level]) => level === 'dRAID2')).toEqual(
        expect.arrayContaining(['96', '4032', '42', '98', '71.589', '859.068']),
      )
      await page.setViewportSize(reopened)
      await page.goto(page.url())
      await expect(answer(page)).toHaveText('96 TB')
      await expect.poll(() => shown(page)).toContain(money)
    })

    test('packet loss, disk speed and allowed hours reach the result, the file and the link', async ({
      page,
    }) => {
      await open(page, 'file-transfer', '', language)
      await unfold(page)
      await input(page, 'fileSizeValue').fill('18')
      await input(page, 'fileSizeUnit').selectOption('TB')
      await input(page, 'rttMs').fill('80')
      await input(page, 'packetLossPct').fill('0.01')
      await input(page, 'diskMBps').fill('150')
      await input(page, 'startDate').fill('2026-11-20')
      await input(page, 'startHour').fill('20')
      await input(page, 'allowedFrom').fill('20')
      await input(page, 'allowedTo').fill('6')
      await input(page, 'allowedDays').selectOption('weekdays')
      await expect.poll(() => shown(page)).toContain('17.73 Mbit/s')
      const rows = await rowsOf(page, language)
      const numbers = rows.map(([, value]) => Number(value))
      expect(numbers).toEqual(expect.arrayContaining([1200, 941.5]))
      expect(rows.some(([, value]) => /^20\d\d-\d\d-\d\d \d\d:\d\d$/.test(value ?? ''))).toBe(true)
      const before = await answer(page).textContent()
      await page.setViewportSize(reopened)
      await page.goto(page.url())
      await expect(answer(page)).toHaveText(before ?? '')
      const limits = page
        .locator('table')
        .filter({ has: page.locator('tr[data-current]') })
        .first()
      await expect(limits.locator('tbody tr')).toHaveCount(3)
      await expect(limits.locator('tr[data-current]')).toContainText('17.73')
    })

    test('a value typed with its unit is shown in all units at once', async ({ page }) => {
      for (const { id, typed, units } of [
        { id: 'data-rate', typed: '100 Mbps', units: ['12.5', '0.1', '11.9209289550781'] },
        { id: 'capacity', typed: '1.5 TiB', units: ['1.649267441664', '1,649.267441664', '1,536'] },
      ] as const) {
        await open(page, id, '', language)
        await input(page, 'value').fill(typed)
        for (const text of units)
          await expect(
            page.locator('#units').getByRole('cell', { name: text, exact: true }).first(),
          ).toBeVisible()
      }
    })
  })

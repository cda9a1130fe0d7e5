import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import readExcelFile from 'read-excel-file/node'
import { test } from '../support/site.ts'
import { violations } from '../support/violations.ts'
import { cases } from './cases.ts'
import { answer, downloaded, input, open, plain, sharedTexts, typeset } from './support.ts'

const screens = {
  en: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
  th: { viewport: { width: 390, height: 844 }, locale: 'th-TH' },
} as const

const table = (page: Page) => page.locator('#compare table')
const keep = (page: Page, language: 'en' | 'th') =>
  page.getByRole('button', { name: typeset(sharedTexts(language).compare.keep) }).click()

for (const language of ['en', 'th'] as const)
  test.describe(`a comparison, in ${language}`, () => {
    test.use({ ...screens[language], permissions: ['clipboard-read', 'clipboard-write'] })
    const { compare, tools } = sharedTexts(language)

    for (const { id, field, typed } of cases)
      test(`${id}: sets the kept result beside the new one, and can be sent`, async ({
        page,
        browser,
        complaints,
      }) => {
        await open(page, id, '', language)
        const shown = async () => plain(await answer(page).innerText()).replace(/\s+/g, ' ')
        const before = await shown()
        await keep(page, language)
        await expect(page).toHaveURL(/[?&]k1=/)
        await expect(table(page).locator('thead th')).toHaveCount(2)
        await input(page, field).fill(typed)
        await input(page, field).blur()
        await expect(table(page).locator('thead th')).toHaveCount(3)
        const after = await shown()
        const [row] = await table(page).locator('tbody tr').allInnerTexts()
        for (const text of [before, after])
          expect(plain(row ?? '').replace(/\s+/g, ' ')).toContain(text.trim())
        await expect(table(page).locator('tbody tr').first()).toContainText('≠')
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

        await page.getByRole('button', { name: typeset(tools.link) }).click()
        const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
        await expect.poll(clipboard).toContain('k1=')
        const cells = await table(page).locator('tbody td').allInnerTexts()
        const elsewhere = await browser.newPage({ locale: screens[language].locale })
        await elsewhere.goto(await clipboard())
        await expect(table(elsewhere).locator('thead th')).toHaveCount(3)
        expect(await table(elsewhere).locator('tbody td').allInnerTexts()).toEqual(cells)
        await elsewhere.close()
        expect(complaints).toEqual([])
      })

    test('four at most; one is taken back into the form, another out', async ({ page }) => {
      await open(page, 'raid', '', language)
      for (const level of ['5', '6', '10', '50', '60']) {
        await input(page, 'level').getByRole('radio', { name: level, exact: true }).check()
        await keep(page, language)
      }
      await expect(page.getByText(compare.full ?? '')).toBeVisible()
      await expect(table(page).locator('thead th')).toHaveCount(6)
      const named = (key: 'openNamed' | 'dropNamed', name: string) =>
        page.getByRole('button', { name: typeset((compare[key] ?? '').replace('{{name}}', name)) })
      await named('openNamed', 'A').click()
      await expect(answer(page)).toHaveText('84 TB')
      await expect(table(page).locator('thead th')).toHaveCount(5)
      await named('dropNamed', 'B').click()
      await expect(table(page).locator('thead th')).toHaveCount(4)
      await expect(answer(page)).toHaveText('84 TB')
      await page.goBack()
      await expect(table(page).locator('thead th')).toHaveCount(5)
    })
  })

test('a comparison leaves with the result', async ({ page }) => {
  const { tools, compare } = sharedTexts('en')
  await open(page, 'raid', 'level=5&k1=level%3D6&k2=level%3D10')
  const sheets = await readExcelFile(await readFile((await downloaded(page, tools.xlsx)).path))
  const compared = sheets.find(({ sheet }) => sheet === compare.title)?.data ?? []
  expect(compared[0]).toEqual([compare.title, 'A', 'B', compare.now])
  const answers = compared.find(([label]) => label === compare.answer)
  expect(answers?.slice(1).map((cell) => plain(String(cell)))).toEqual(['72 TB', '48 TB', '84 TB'])
})

test('a kept entry that is none shows what it lacks and breaks nothing', async ({ page, complaints }) => {
  await open(page, 'raid', 'k1=level%3Dnone%26diskCount%3Dmany&k2=%25%25%25')
  await expect(table(page).locator('tbody tr').first()).toContainText('72 TB')
  expect(await page.locator('main').innerText()).not.toMatch(/NaN|Infinity|undefined/)
  expect(complaints).toEqual([])
})

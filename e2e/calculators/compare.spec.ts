import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import readExcelFile from 'read-excel-file/node'
import { viewports } from '../../scripts/shared/viewports.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { test } from '../support/site.ts'
import { violations } from '../support/violations.ts'
import { answer, crossings, downloaded, input, keep, open, sharedTexts, table, typeset } from './support.ts'

for (const language of wholeLanguages)
  test.describe(`a comparison, in ${language}`, () => {
    test.use({ viewport: crossings[language].entered, locale: crossings[language].locale })
    const { compare } = sharedTexts(language)

    test('holds at most four results; one can be opened in the form, another removed', async ({ page }) => {
      await open(page, 'raid', '', language)
      for (const level of ['5', '6', '10', '50', '60']) {
        await input(page, 'level').getByRole('radio', { name: level, exact: true }).check()
        await keep(page, language)
      }
      await expect(page.getByText(compare.full ?? '')).toBeVisible()
      await expect(table(page).locator('thead th')).toHaveCount(6)
      // Colours of a message that fades in have too little contrast.
      await expect(page.getByRole('alert')).toHaveCSS('opacity', '1')
      expect(await violations(page)).toEqual([])
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

test('an exported workbook contains the comparison', async ({ page }) => {
  const { tools, compare } = sharedTexts('en')
  await open(page, 'raid', 'level=5&k1=level%3D6&k2=level%3D10')
  const sheets = await readExcelFile(await readFile((await downloaded(page, tools.xlsx)).path))
  const compared = sheets.find(({ sheet }) => sheet === compare.title)?.data ?? []
  expect(compared[0]).toEqual([compare.title, 'A', 'B', compare.now])
  expect(compared).toContainEqual([`${compare.answer} (TB)`, 72, 48, 84])
})

for (const [kept, answers] of [
  ['k1=level%3D6&k2=level%3D10', ['72 TB', '48 TB', '84 TB']],
  ['k1=level%3D5', ['84 TB']],
] as const)
  for (const viewport of Object.values(viewports))
    test(`a link that keeps ${answers.length} answers shows them in the first screen, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, 'raid', `level=5&${kept}`)
      const compared = page.locator('dl', { has: page.locator('dt', { hasText: /^A$/ }) })
      await expect(compared.locator('dd')).toHaveText(answers.map(typeset))
      await expect(compared.locator('dd').last()).toBeInViewport()
      const onward = page.locator('a[href="#compare"]')
      await expect(onward).toBeInViewport()
      await onward.click()
      await expect(page.locator('#compare')).toBeInViewport()
      await expect(page).not.toHaveURL(/#/)
    })

test('kept results with invalid values break nothing', async ({ page, complaints }) => {
  await open(page, 'raid', 'k1=level%3Dnone%26diskCount%3Dmany&k2=%25%25%25')
  await expect(table(page).locator('tbody tr').first()).toContainText('72 TB')
  expect(await page.locator('main').innerText()).not.toMatch(/NaN|Infinity|undefined/)
  expect(complaints).toEqual([])
})

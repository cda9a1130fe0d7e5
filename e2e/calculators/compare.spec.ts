import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import readExcelFile from 'read-excel-file/node'
import { viewports } from '../../scripts/shared/viewports.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { overflow } from '../support/page-checks.ts'
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
      await named('openNamed', 'A · RAID 5').click()
      await expect(answer(page)).toHaveText('84 TB')
      await expect(table(page).locator('thead th')).toHaveCount(5)
      await named('dropNamed', 'B · RAID 6').click()
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
  expect(compared[0]).toEqual(
    [compare.title, 'A · RAID 6', 'B · RAID 10', `${compare.now} · RAID 5`].map((name) =>
      name?.replaceAll(' ·', '\u00a0·'),
    ),
  )
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
      const compared = page.locator('dl', { has: page.locator('dt', { hasText: /^A\b/ }) })
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
  await expect(table(page).locator('tbody')).toContainText('72 TB')
  expect(await page.locator('main').innerText()).not.toMatch(/NaN|Infinity|undefined/)
  expect(complaints).toEqual([])
})

/** The cells of the comparison, and whether each lies in the window and holds its text. */
const cellsOf = (page: Page) =>
  table(page)
    .locator(':is(td, th)')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        const isWhole =
          left >= 0 && right <= document.documentElement.clientWidth && cell.scrollWidth <= cell.clientWidth
        return { text: cell.textContent, isWhole }
      }),
    )

const licensed = [
  ['windows-server', 'k1=windowsVmsPerHost%3D4&k2=windowsVmsPerHost%3D300%26hostCount%3D9'],
  ['sql-server', 'k1=edition%3Denterprise&k2=vmVcpus%3D640%26edition%3Denterprise'],
] as const

for (const [id, kept] of licensed)
  for (const language of wholeLanguages)
    for (const width of [320, 390])
      test(`two kept answers of ${id} and the current one fit ${width} px, in ${language}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 })
        await open(page, id, kept, language)
        await expect(table(page).locator('thead th, thead td')).toHaveCount(4)
        expect((await cellsOf(page)).filter(({ isWhole }) => !isWhole)).toEqual([])
        expect(await overflow(page)).toEqual([])
        // The head names the currency once for all.
        const amounts = (await table(page).locator('tbody td').allInnerTexts()).join()
        expect(amounts).not.toMatch(/USD|THB|บาท/)
      })

test('a comparison that goes on behind the edge of a phone has an edge to be seen there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const kept = ['5', '10', '50', '60'].map((level, index) => `k${index + 1}=level%3D${level}`)
  await open(page, 'raid', kept.join('&'))
  const frame = page.locator('#compare [role=group]')
  await frame.scrollIntoViewIfNeeded()
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0)
  const { height = 0, width = 0, x = 0, y = 0 } = (await frame.boundingBox()) ?? {}
  const edge = { x: x + width - 3, y: y + height / 2, width: 2, height: 1 }
  const seen = await page.screenshot({ clip: edge })
  await frame.evaluate((box) => box.scrollTo(box.scrollWidth, 0))
  await expect.poll(async () => (await page.screenshot({ clip: edge })).equals(seen)).toBe(false)
})

test('the inputs that differ are on top, results that are the same are left out, and no row is marked', async ({
  page,
}) => {
  await open(page, 'raid', 'level=Z2&k1=level%3D6')
  const rows = table(page).locator('tbody tr')
  await expect(rows.first().locator('td')).toHaveText(['6', 'Z2'])
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  )
  // The answer stays, also where both are the same.
  expect(texts.filter((cells) => new Set(cells).size === 1)).toEqual([['72 TB', '72 TB']])
  await expect(table(page).locator('[data-current]')).toHaveCount(0)
  await expect(table(page)).not.toContainText('≠')
})

test('answers kept in different currencies are compared in the one that is shown', async ({ page }) => {
  await open(page, 'windows-server', 'currency=THB&k1=windowsVmsPerHost%3D4')
  await expect(table(page).locator('thead')).toContainText('THB')
  await expect(table(page)).not.toContainText('USD')
  await page.locator('input[name=currency][value=USD]').check()
  await expect(table(page).locator('thead')).toContainText('USD')
  await expect(table(page)).not.toContainText('THB')
})

import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import readExcelFile from 'read-excel-file/node'
import { brand } from '../../src/brand.ts'
import { rulesVersion } from '../../src/calculators/shared/working.ts'
import { withoutMarks } from '../../src/typography/marks.ts'
import { test } from '../support/site.ts'
import { cases } from './cases.ts'
import {
  answer,
  csvOf,
  downloaded,
  enterAndPress,
  input,
  open,
  plain,
  sharedTexts,
  textsOf,
  typeset,
} from './support.ts'

/** The text of the sheet that the browser would print or save. */
const printedText = async (page: Page, path: string) => {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await writeFile(path, await page.pdf())
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
}

const screens = {
  en: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
  th: { viewport: { width: 390, height: 844 }, locale: 'th-TH' },
} as const

for (const language of ['en', 'th'] as const)
  test.describe(`leaving the page, in ${language}`, () => {
    test.use({ ...screens[language], permissions: ['clipboard-read', 'clipboard-write'] })

    for (const { id, field, typed } of cases)
      test(`${id}: every way out carries result, inputs, day, rules, address and site`, async ({
        page,
        browser,
        complaints,
      }, info) => {
        const { tools, made } = sharedTexts(language)
        await open(page, id, '', language)
        await input(page, field).fill(typed)
        await input(page, field).blur()
        const shown = plain(await answer(page).innerText())
        const [figure = ''] = shown.split(/\s(?=[^\d])/)
        const label = plain(textsOf(language, id).fields[field]?.label ?? '')
        const today = new Date().toLocaleDateString('sv')
        const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

        await page.getByRole('button', { name: typeset(tools.result) }).click()
        await expect.poll(clipboard).toContain(`v=${rulesVersion}`)
        const copied = plain(await clipboard())
        for (const part of [label, today, brand.siteUrl]) expect(copied).toContain(part)

        const csv = await downloaded(page, tools.csv)
        const bytes = await readFile(csv.path)
        expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
        const xlsx = await downloaded(page, tools.xlsx)
        expect(xlsx.name).toBe(`${id}.xlsx`)
        const sheets = await readExcelFile(await readFile(xlsx.path))
        expect(sheets.map(({ sheet }) => sheet)).toEqual(
          expect.arrayContaining([made.result, withoutMarks(sharedTexts(language).inputs)]),
        )
        const cells = sheets
          .flatMap(({ data }) => data.flat())
          .map((cell) => plain(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')))
          .join('\n')
        for (const file of [plain(bytes.toString('utf8')), cells])
          for (const part of [label, today, brand.siteUrl, `v=${rulesVersion}&`]) expect(file).toContain(part)

        const printed = plain(await printedText(page, info.outputPath('printed.pdf'))).replace(/\s+/g, '')
        for (const part of [figure, brand.siteUrl, `v=${rulesVersion}`])
          expect(printed).toContain(part.replace(/\s+/g, ''))

        const link = copied.split('\n').find((line) => line.startsWith('http')) ?? ''
        const elsewhere = await browser.newPage({ locale: screens[language].locale })
        await elsewhere.goto(link)
        await expect.poll(async () => plain(await answer(elsewhere).innerText())).toBe(shown)
        await elsewhere.close()
        expect(complaints).toEqual([])
      })
  })

test('ten years of days fit into a workbook, in sheets', async ({ page, complaints }) => {
  const { tools, made } = sharedTexts('en')
  await open(page, 'backup-capacity', 'horizonDays=3650')
  const { path } = await downloaded(page, tools.xlsx)
  const sheets = await readExcelFile(await readFile(path))
  const rows = sheets
    .filter(({ sheet }) => sheet.startsWith(made.result ?? ''))
    .flatMap(({ data }) => data.slice(1))
  // An empty row parts the days from what fills the storage.
  const days = rows.slice(
    0,
    rows.findIndex(([day]) => day === null),
  )
  expect(days.map(([day]) => day)).toEqual(Array.from({ length: 3650 }, (_, index) => index + 1))
  expect(days[0]?.[1]).toBeInstanceOf(Date)
  expect(complaints).toEqual([])
})

test('a file taken along right after a key, before the results have followed, holds the new figures', async ({
  page,
}) => {
  await open(page, 'backup-capacity')
  const wanted = page.waitForEvent('download')
  const csv = page.getByRole('button', { name: typeset(sharedTexts('en').tools.csv) })
  await enterAndPress(input(page, 'horizonDays'), '365', csv)
  const early = await readFile(await (await wanted).path(), 'utf8')
  expect(early).toBe(await csvOf(page, 'en'))
})

test('what writes workbooks is fetched when one is asked for, and not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await open(page, 'raid')
  await page.getByRole('button', { name: sharedTexts('en').tools.csv }).click()
  const before = scripts.length
  await downloaded(page, sharedTexts('en').tools.xlsx)
  expect(scripts.length - before).toBeGreaterThan(0)
})

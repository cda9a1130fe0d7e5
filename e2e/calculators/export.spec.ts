import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'
import { rulesVersion } from '../../src/calculators/shared/working.ts'
import { formatOf } from '../../src/calculators/ui/format/format.ts'
import { type Language, languages, wholeLanguages } from '../../src/i18n/languages.ts'
import { brand } from '../../src/provider/brand.ts'
import { test } from '../support/site.ts'
import { cases } from './cases.ts'
import {
  answer,
  crossings,
  csvOf,
  downloaded,
  enterAndPress,
  input,
  keep,
  open,
  openElsewhere,
  plain,
  sharedTexts,
  table,
  textsOf,
  typeset,
} from './support.ts'

/** Today's date in the sheet's format. */
const printedDay = (language: Language) =>
  formatOf(languages[language].locale).date(new Date().toLocaleDateString('sv'))

/** Text of the sheet as the browser would print or save it. */
const printedText = async (page: Page, path: string) => {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await writeFile(path, await page.pdf())
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
}

for (const language of wholeLanguages)
  test.describe(`from input to export and back, in ${language}`, () => {
    test.use({
      viewport: crossings[language].entered,
      locale: crossings[language].locale,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const { tools, made, inputs, compare } = sharedTexts(language)

    for (const { id, field, typed } of cases)
      test(id, async ({ page, browser, complaints }, info) => {
        await open(page, id, '', language)
        const shown = async (of = page) => plain(await answer(of).innerText()).replace(/\s+/g, ' ')
        const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
        const before = await shown()
        await keep(page, language)
        await expect(page).toHaveURL(/[?&]k1=/)
        await expect(table(page).locator('thead th')).toHaveCount(2)
        await input(page, field).fill(typed)
        await input(page, field).blur()
        await expect(table(page).locator('thead th')).toHaveCount(3)
        const after = await shown()
        const cells = await table(page).locator('tbody td').allInnerTexts()

        await test.step('puts the kept result beside the new one', async () => {
          const answers = table(page)
            .getByRole('row', { name: compare.answer ?? '' })
            .first()
          const row = plain(await answers.innerText()).replace(/\s+/g, ' ')
          // The head names a currency for all.
          for (const text of [before, after])
            expect(row).toContain(text.replace(/ (?:USD|THB|บาท)/, '').trim())
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        })

        const [figure = ''] = after.split(/\s(?=[^\d])/)
        const label = plain(textsOf(language, id).fields[field]?.label ?? '')
        const origin = [label, new Date().toLocaleDateString('sv'), brand.siteUrl]

        const copied = await test.step('copies result, inputs, day, rules and address', async () => {
          // The browser's clipboard may hold another test's copy.
          await page.evaluate(() => navigator.clipboard.writeText(''))
          await page.getByRole('button', { name: typeset(tools.result) }).click()
          await expect.poll(clipboard).toContain(`v=${rulesVersion}`)
          const text = plain(await clipboard())
          for (const part of origin) expect(text).toContain(part)
          return text
        })

        await test.step('saves the same as CSV and as a workbook', async () => {
          const bytes = await readFile((await downloaded(page, tools.csv)).path)
          expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
          const xlsx = await downloaded(page, tools.xlsx)
          expect(xlsx.name).toBe(`${id}.xlsx`)
          const sheets = await readExcelFile(await readFile(xlsx.path))
          expect(sheets.map(({ sheet }) => sheet)).toEqual(
            expect.arrayContaining([made.result, inputs, compare.title]),
          )
          const workbook = sheets
            .flatMap(({ data }) => data.flat())
            .map((cell) => plain(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')))
            .join('\n')
          const rows: string[][] = parse(bytes, { bom: true, relaxColumnCount: true, skipEmptyLines: true })
          expect(rows.find(([first]) => plain(first ?? '') === label)?.[1]).toMatch(/\S/)
          for (const file of [plain(rows.flat().join('\n')), workbook])
            for (const part of [...origin, `v=${rulesVersion}&`]) expect(file).toContain(part)
        })

        await test.step('prints it', async () => {
          const sheets = plain(await printedText(page, info.outputPath('printed.pdf'))).split('\f')
          // The first page holds the result, its inputs and their sources; explanations follow.
          const [first = '', ...others] = sheets.map((sheet) => sheet.replace(/\s+/g, ''))
          for (const part of [figure, label, printedDay(language), brand.siteUrl, `v=${rulesVersion}`])
            expect(first).toContain(part.replace(/\s+/g, ''))
          const working = plain(sharedTexts(language).working.title ?? '').replace(/\s+/g, '')
          expect(first).not.toContain(working)
          expect(others.join('')).toContain(working)
        })

        await test.step('opens it again elsewhere by its link', async () => {
          await page.getByRole('button', { name: typeset(tools.link) }).click()
          await expect.poll(clipboard).toMatch(/^http\S+k1=\S+$/)
          const link = await clipboard()
          expect(copied.split('\n')).toContain(link)
          const elsewhere = await openElsewhere(browser, language, link)
          await expect(table(elsewhere).locator('thead th')).toHaveCount(3)
          expect(await table(elsewhere).locator('tbody td').allInnerTexts()).toEqual(cells)
          expect(await shown(elsewhere)).toBe(after)
          await elsewhere.close()
        })
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
  // An empty row separates the days from the table of what fills the storage.
  const days = rows.slice(
    0,
    rows.findIndex(([day]) => day === null),
  )
  expect(days.map(([day]) => day)).toEqual(Array.from({ length: 3650 }, (_, index) => index + 1))
  expect(days[0]?.[1]).toBeInstanceOf(Date)
  expect(complaints).toEqual([])
})

test('a file saved right after a keystroke, before the results are updated, holds the new figures', async ({
  page,
}) => {
  await open(page, 'backup-capacity')
  const wanted = page.waitForEvent('download')
  const csv = page.getByRole('button', { name: typeset(sharedTexts('en').tools.csv) })
  await enterAndPress(input(page, 'horizonDays'), '365', csv)
  const early = await readFile(await (await wanted).path(), 'utf8')
  expect(early).toBe(await csvOf(page, 'en'))
})

test('the code that writes workbooks is fetched only on demand', async ({ page }) => {
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

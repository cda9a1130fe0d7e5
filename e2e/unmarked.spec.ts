import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { breakMark, joiner } from '../src/typography/marks.ts'
import { open, sharedTexts, typeset } from './calculators/support.ts'
import { button, composedMail, fillForm, openForm } from './contact/contact-page.ts'
import { hydrated } from './support/hydrated.ts'
import { test } from './support/site.ts'

// Other programs must find the words, so what they read has no break marks.

test.use({ locale: 'th-TH' })

const marks = new RegExp(`[${joiner}${breakMark}\u2060\u00ad]|%E2%80%8[BD]|%E2%81%A0`, 'iu')

const built = readdirSync('dist', { recursive: true, encoding: 'utf8' })

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('names of files, and the content of files that are not pages', () => {
  expect(built.filter((file) => marks.test(file))).toEqual([])
  const texts = built.filter((file) => /\.(?:txt|xml|vcf|csv|webmanifest|svg)$/.test(file))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((file) => marks.test(readFileSync(`dist/${file}`, 'utf8')))).toEqual([])
})

test('titles, descriptions, structured data, links and names of downloads of every page', () => {
  const pages = built.filter((file) => file.endsWith('.html'))
  let marked = 0
  for (const file of pages) {
    const html = readFileSync(`dist/${file}`, 'utf8')
    if (marks.test(html)) marked += 1
    const read = [
      /<title>[^<]*/g,
      /<meta [^>]*>/g,
      /<script type="application\/ld\+json">[^<]*/g,
      / (?:href|src|download|action)="[^"]*"/g,
    ].flatMap((pattern) => html.match(pattern) ?? [])
    expect(read.length, file).toBeGreaterThan(20)
    expect(
      read.filter((text) => marks.test(text)),
      file,
    ).toEqual([])
  }
  expect(marked, 'pages whose visible text has such marks').toBeGreaterThan(50)
})

test('the title after a navigation', async ({ page }) => {
  await page.goto('/th/services')
  await hydrated(page)
  await page.locator('main a[href="/th/services/backup-dr"]').first().click()
  await expect(page).toHaveURL(/backup-dr$/)
  await expect(page.locator('h1')).toContainText('DR')
  expect(await page.title()).not.toMatch(marks)
})

test('a composed e-mail, address, subject and body', async ({ page }) => {
  const composed = await composedMail(page)
  await openForm(page, '/th/contact-us')
  await fillForm(page)
  await button(page).click()
  const url = await composed()
  expect(decodeURIComponent(url)).toContain('สวัสดี')
  expect(url).not.toMatch(marks)
})

test('what is copied, by a button or by hand, and what is downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'raid', '', 'th')
  expect(await page.locator('main').textContent()).toMatch(marks)
  const tools = page.getByRole('group').locator('button', { hasText: 'CSV' }).locator('..')
  await tools.getByRole('button', { name: typeset(sharedTexts('th').tools.result) }).click()
  await expect.poll(() => clipboard(page)).toContain('RAID')
  expect(await clipboard(page)).not.toMatch(marks)
  const wanted = page.waitForEvent('download')
  await tools.getByRole('button', { name: 'CSV' }).click()
  const download = await wanted
  expect(download.suggestedFilename()).toBe('raid.csv')
  expect(await readFile(await download.path(), 'utf8')).not.toMatch(marks)

  const paragraph = page.locator('main p', { hasText: joiner }).first()
  const words = ((await paragraph.textContent()) ?? '').replaceAll(new RegExp(marks, 'giu'), '')
  await paragraph.selectText()
  await page.keyboard.press('ControlOrMeta+KeyC')
  await expect.poll(() => clipboard(page)).toContain(words.slice(0, 20))
  expect(await clipboard(page)).not.toMatch(marks)
})

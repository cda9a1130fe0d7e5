import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import searchWords from '../../locales/search-words.json' with { type: 'json' }
import { fillPlaceholders, placeholderTexts } from '../../scripts/content/placeholders.ts'
import { readSources } from '../../scripts/content/sources.ts'
import { type Json, strings } from '../../scripts/content/strings.ts'
import glossary from '../../scripts/content/typography/glossary.json' with { type: 'json' }
import { keptWords } from '../../scripts/content/typography/thai-words.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf, namespaceOf } from '../../src/catalogue/urls.ts'
import { textAddress } from '../../src/i18n/text-address.ts'
import { cutter } from '../../src/typography/cut.ts'
import { plainText } from '../../src/typography/plain-text.ts'
import { open, plain, sharedTexts, typeset } from '../calculators/support.ts'
import { button, composedMail, fillForm, openForm } from '../contact/contact-page.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen, inThai } from '../support/pages.ts'
import { textsVersion } from '../support/requests.ts'
import { test } from '../support/site.ts'

// Search engines, screen readers and other programs must find the words, so nothing that they read contains break marks.

test.use({ locale: 'th-TH' })

const invisible =
  /[\u00ad\u200b-\u200d\u2060\ufeff]|&(?:shy|zwj|zwnj|#x?(?:ad|200[b-d]|2060|173|820[3-5]|8288));|%E2%80%8[B-D]|%E2%81%A0/iu

const built = readdirSync('dist', { recursive: true, encoding: 'utf8' })

/** A file's text without the byte order mark by which spreadsheets recognise UTF-8. */
const contentOf = (file: string) => readFileSync(`dist/${file}`, 'utf8').replace(/^\ufeff/, '')

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a program that reads files and PDFs', () => {
  expect(built.filter((file) => invisible.test(file))).toEqual([])
  const texts = built.filter((file) => /\.(?:html|json|txt|md|xml|vcf|csv|webmanifest|svg)$/.test(file))
  expect(texts.length).toBeGreaterThan(2 * pages.length)
  expect(texts.filter((file) => invisible.test(contentOf(file)))).toEqual([])
  const files = built.filter((file) => file.endsWith('.pdf'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const text = execFileSync('pdftotext', ['-raw', `dist/${file}`, '-'], { encoding: 'utf8' })
    expect(text.trim(), file).not.toBe('')
    expect(text, file).not.toMatch(invisible)
  }
})

const inline = 'a|abbr|b|code|em|i|no-break|small|span|strong|sub|sup|text-run|time|wbr'
const unread = /<(script|style|svg|template)\b[\s\S]*?<\/\1>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** A page as read by programs that ignore styles: each block on its own line. */
const textOf = (html: string): string =>
  html
    .replace(unread, '')
    .replace(/<!--.*?-->/g, '')
    .replace(new RegExp(`</?(?:${inline})(?:\\s[^>]*)?/?>`, 'g'), '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(\w+|#x27);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll('\u00a0', ' ')

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const tokensOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

/** How often a text contains a term, with words segmented by the dictionary, as a search engine would find it. */
const countIn = (tokens: readonly string[], term: readonly string[]) =>
  tokens.filter((_token, start) => term.every((word, index) => tokens[start + index] === word)).length

const isThai = (text: string) => /[ก-ฮ]/.test(text)

const sources = readSources('th')
const facts = placeholderTexts('th')
/** Buyers' queries, the glossary's terms, and the words that line breaks must not split. */
const terms = [
  ...new Set([
    ...searchWords.synonyms.flat(),
    ...Object.values(searchWords.keywords).flat(),
    ...glossary.map(({ thai }) => thai),
    ...keptWords,
  ]),
].filter(isThai)

interface Group {
  readonly kind?: string
  readonly pages?: readonly string[]
}

/** A group for the rest of a collection is not shown while other groups name all of it. */
const isShown = (group: Group, groups: readonly Group[]) =>
  !group.kind ||
  pages.some(
    ({ id, kind }) => kind === group.kind && !groups.some(({ pages: named = [] }) => named.includes(id)),
  )

const withoutEmptyGroups = (block: Json): Json => {
  const { groups } = block as { groups?: readonly Json[] }
  if (!groups) return block
  const shown = groups.filter((group) => isShown(group as Group, groups as readonly Group[]))
  return { ...(block as Record<string, Json>), groups: shown }
}

/** The prose that an editor wrote for a page and that visitors see at once. */
const writtenFor = (namespace: string): string[] => {
  const { h1, blocks } = sources.get(namespace) as { h1: string; blocks: Json[] }
  const shown = [...strings(blocks.map(withoutEmptyGroups))].filter(([path]) =>
    /(?:^|\.)(?:paragraphs\.\d+|text|answer)$/.test(path),
  )
  return [h1, ...shown.map(([, text]) => text)]
    .map((text) => plainText(fillPlaceholders(text, facts)).replaceAll("'", '’').replaceAll(/ ?ๆ/g, ' ๆ'))
    .filter(isThai)
}

test('a program that reads a Thai page', () => {
  const found = new Set<string>()
  for (const page of pages) {
    const text = textOf(contentOf(`${hrefOf(page.path, 'th').slice(1)}.html`))
    const written = writtenFor(namespaceOf(page))
    const missing = written.filter((sentence) => !text.includes(sentence))
    expect(missing, page.path).toEqual([])
    const tokens = { page: tokensOf(text), written: tokensOf(written.join('\n')) }
    for (const term of terms.filter((one) => written.some((sentence) => sentence.includes(one)))) {
      const words = tokensOf(term)
      const count = countIn(tokens.written, words)
      expect(countIn(tokens.page, words), `${term} on ${page.path}`).toBeGreaterThanOrEqual(count)
      if (count > 0) found.add(term)
    }
  }
  expect(found.size, 'terms that occur').toBeGreaterThan(3 * pages.length)
})

test('wherever a Thai page shows a word that lines must not part, it is marked so', () => {
  const cut = cutter(
    (JSON.parse(contentOf(textAddress(textsVersion(), 'th', 'common').slice(1))) as { kept: string[] }).kept,
  )
  const unmarked = new Set<string>()
  let marked = 0
  for (const page of pages) {
    const html = contentOf(`${hrefOf(page.path, 'th').slice(1)}.html`)
    // Elements whose text has no line breaks or that cannot contain elements.
    const body = html.replace(/<(title|option|textarea|script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    marked += body.split('<no-break>').length - 1
    for (const text of body.replace(/<no-break>[^<]*<\/no-break>/g, '<>').split(/<[^>]*>/))
      for (const part of cut(text)) if (part.kept) unmarked.add(`${page.path}: ${text}`)
  }
  expect([...unmarked]).toEqual([])
  expect(marked).toBeGreaterThan(50 * pages.length)
})

test('a composed e-mail, address, subject and body', async ({ page }) => {
  const composed = await composedMail(page)
  await openForm(page, inThai(chosen.contact))
  await fillForm(page)
  await button(page).click()
  const url = await composed()
  expect(decodeURIComponent(url)).toContain('สวัสดี')
  expect(url).not.toMatch(invisible)
})

test('what is copied, by a button or by hand, and what is downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'raid', '', 'th')
  const tools = page.getByRole('group').locator('button', { hasText: 'CSV' }).locator('..')
  await tools.getByRole('button', { name: typeset(sharedTexts('th').tools.result) }).click()
  await expect.poll(() => clipboard(page)).toContain('RAID')
  expect(await clipboard(page)).not.toMatch(invisible)
  const wanted = page.waitForEvent('download')
  await tools.getByRole('button', { name: 'CSV' }).click()
  const download = await wanted
  expect(download.suggestedFilename()).toBe('raid.csv')
  expect((await readFile(await download.path(), 'utf8')).slice(1)).not.toMatch(invisible)

  const paragraph = page.locator('main p:has(wbr):has(no-break)').first()
  const words = plain((await paragraph.textContent()) ?? '')
  await paragraph.selectText()
  await page.keyboard.press('ControlOrMeta+KeyC')
  await expect.poll(async () => plain(await clipboard(page))).toContain(words)
  expect(await clipboard(page)).not.toMatch(invisible)
})

test('what a visitor makes appear, and its names', async ({ page }) => {
  await page.goto(inThai(chosen.pricing))
  await hydrated(page)
  for (const details of await page.locator('details').all())
    await details.evaluate((element) => element.setAttribute('open', ''))
  const html = await page.locator('html').evaluate((element) => element.outerHTML)
  expect(html).not.toMatch(invisible)
})

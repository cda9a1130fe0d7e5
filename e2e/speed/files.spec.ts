import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect } from '@playwright/test'
import { cachedTrees } from '../../scripts/build/nginx/cached-trees.ts'
import { pages, pagesIn } from '../../src/catalogue/pages.ts'
import { hrefOf, namespaceOf } from '../../src/catalogue/urls.ts'
import { type Language, languageCodes, wholeLanguages } from '../../src/i18n/languages.ts'
import { textAddress } from '../../src/i18n/text-address.ts'
import { textsVersion } from '../support/requests.ts'
import { test } from '../support/site.ts'
import { firstViewBudget } from './budgets.ts'

const fileOf = (path: string, language: Language) => {
  const href = hrefOf(path, language)
  return href === '/' ? 'index.html' : `${href.slice(1)}.html`
}

const listed: readonly { path: string }[] = [...pages, { path: '/404' }]

test(`the first ${firstViewBudget} KiB of every page hold its first view`, async () => {
  const compressed = `${await cachedTrees('dist')}/br`
  for (const { path } of listed)
    for (const language of wholeLanguages) {
      const arrived = readFileSync(`${compressed}/${fileOf(path, language)}`).subarray(
        0,
        firstViewBudget * 1024,
      )
      const html = brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()
      expect(html.includes('<div hidden data-styles>'), `${language} ${path}`).toBe(true)
    }
})

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

/** Variables of MUI, which it declares only on elements that have a colour. */
const ofWidgets = /^--variant-/

test('every variable that a page reads is declared, those of its first view in the page itself', () => {
  for (const { path } of listed)
    for (const language of wholeLanguages) {
      const html = readFileSync(`dist/${fileOf(path, language)}`, 'utf8')
      const [firstView = '', rest = ''] = html.split('<div hidden data-styles>')
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(rest) ?? []
      const later = rest + readFileSync(`dist${sheet}`, 'utf8')
      for (const text of [firstView, later]) {
        const declared = namesIn(text, /(?<![\w-])(--[\w-]+)\s*:/g)
        const read = namesIn(text, /var\((--[\w-]+)\)/g)
        expect(read.size, path).toBeGreaterThan(10)
        expect(
          [...read].filter((name) => !declared.has(name) && !ofWidgets.test(name)),
          `${language} ${path}`,
        ).toEqual([])
      }
    }
})

test('a page is two files beside its picture for link previews: HTML and texts', () => {
  const texts = languageCodes.flatMap((language) =>
    [...new Set(pagesIn(language).map(namespaceOf))].map((namespace) =>
      textAddress(textsVersion(), language, namespace).slice(1),
    ),
  )
  // Plus those of errors.
  const documents = languageCodes.flatMap((language) =>
    [...pagesIn(language).map(({ path }) => path), '/404', '/431'].map((path) => fileOf(path, language)),
  )
  const built = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const written = built.filter(
    (file) => file.endsWith('.html') || (file.includes('/locales/') && file.includes('/pages/')),
  )
  expect(written.filter((file) => /\.\w+$/.test(file)).sort()).toEqual([...documents, ...texts].sort())
})

test('no script contains the content schemas or the library that checks them', () => {
  const schemaFiles = readdirSync('src/blocks').filter((file) => file.endsWith('.schema.ts'))
  const sources = ['src/blocks/fields.ts', ...schemaFiles.map((file) => `src/blocks/${file}`)]
  const complaints = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(\w+(?: [\w-]+){2,})'/g)].map(([, words = '']) => words),
  )
  expect(complaints).toContain('is empty or starts or ends with a space')
  const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const file of scripts) {
    const script = readFileSync(`dist/assets/${file}`, 'utf8')
    expect(
      complaints.filter((words) => script.includes(words)),
      file,
    ).toEqual([])
  }
  const packages = readFileSync('dist/third-party-notices.txt', 'utf8').match(/^\S+ \d+\.\d+\.\d+(?= \()/gm)
  const names = packages?.map((line) => line.split(' ')[0])
  expect(names).toContain('react')
  expect(names).not.toContain('zod')
})

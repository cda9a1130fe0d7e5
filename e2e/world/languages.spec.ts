import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { type WholeLanguage, wholeLanguages } from '../../src/i18n/languages.ts'
import { brand } from '../../src/provider/brand.ts'

/** Matches a passage in the other language; for English, four words in a row, three of them in lower case, since names don't count. */
const foreign: Record<WholeLanguage, RegExp> = {
  en: /[ก-ฮ]/,
  th: /[A-Za-z][a-z'’-]+(?: [a-z][a-z'’-]+){3,}|(?:[a-z][a-z'’-]+ ){3,}[A-Za-z][a-z'’-]+/,
}

const unread = /<(script|style)\b[\s\S]*?<\/\1>/g
const empty = /^(?:br|circle|hr|img|input|line|link|meta|path|rect|source|use|wbr)$/

interface Passage {
  text: string
  /** Its language according to the page's markup. */
  language: string | undefined
}

/** The texts of a page and of its elements' names, each with its language. */
const passagesOf = (html: string): Passage[] => {
  const open: { tag: string; language: string | undefined }[] = []
  const found: Passage[] = []
  for (const [index, piece] of html
    .replace(unread, '')
    .split(/(<[^>]*>)/)
    .entries()) {
    const language = open.at(-1)?.language
    const [, end, tag = '', attributes = ''] = /^<(\/?)([a-z][a-z0-9-]*)([^>]*)>$/.exec(piece) ?? []
    if (index % 2 === 0) found.push({ text: piece.replaceAll('\u00a0', ' '), language })
    else if (end) {
      const last = open.findLastIndex((one) => one.tag === tag)
      if (last >= 0) open.splice(last)
    } else if (tag) {
      const own = / lang="([^"]*)"/.exec(attributes)?.[1] ?? language
      for (const [, text = ''] of attributes.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]*)"/g))
        found.push({ text, language: own })
      if (!empty.test(tag) && !attributes.endsWith('/')) open.push({ tag, language: own })
    }
  }
  return found
}

for (const language of wholeLanguages)
  test(`every passage in another language says so, on all pages in ${language}`, () => {
    const other = wholeLanguages.find((code) => code !== language)
    let marked = 0
    for (const { path } of pages) {
      const href = hrefOf(path, language)
      const passages = passagesOf(readFileSync(`dist${href === '/' ? '/index' : href}.html`, 'utf8'))
      expect(passages.length, path).toBeGreaterThan(100)
      const own = passages.filter((passage) => passage.language === language)
      expect(
        own
          .map(({ text }) => text)
          // A name may be in any script.
          .filter((text) => foreign[language].test(text.replaceAll(brand.product, ''))),
        path,
      ).toEqual([])
      marked += passages.filter((passage) => passage.language === other).length
    }
    // Every page has at least the link to the other language.
    expect(marked).toBeGreaterThanOrEqual(pages.length)
  })

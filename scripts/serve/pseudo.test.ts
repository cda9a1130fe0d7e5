import { expect, test } from 'vitest'
import { pagesIn } from '../../src/catalogue/pages.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { mediaOf, readOriginals } from '../build/media/originals.ts'
import { compile } from '../content/compile.ts'
import { readSources } from '../content/sources.ts'
import { strings } from '../content/strings.ts'
import { pseudo, pseudoSources } from './pseudo.ts'

const media = mediaOf(await readOriginals())

test('a text becomes longer, accented, and marked at both ends', () => {
  expect(pseudo('Get a quote')).toBe('‹Géét àà qüüõõtéé›')
  expect(pseudo('ขอใบเสนอราคา')).toBe('‹ขอใบเสนอราคา›')
})

test('what is not a word stays: placeholders, code, targets of links, addresses, figures', () => {
  expect(pseudo('{{count}} disks of [RAID](page:raid#what) by `mdadm`')).toBe(
    '‹{{count}} dîîškš õõf [RÀàÎîD](page:raid#what) býý `mdadm`›',
  )
  expect(pseudo('99.95%')).toBe('99.95%')
  expect(pseudo('{{phone}}')).toBe('{{phone}}')
})

test.each(languageCodes)(
  'the site compiles with such texts, and every text of a page is one, in %s',
  (language) => {
    const compiled = compile(language, pseudoSources(readSources(language)), media)
    const pages = Object.entries(compiled).filter(([namespace]) => namespace.startsWith('pages/'))
    expect(pages).toHaveLength(pagesIn(language).length)
    for (const [namespace, page] of pages) {
      const lead = [...strings(page as never)].find(([key]) => key === 'lead')?.[1]
      expect(lead, namespace).toMatch(/^‹[\s\S]*›$/)
    }
  },
)

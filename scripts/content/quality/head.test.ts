import { expect, test } from 'vitest'
import type { PageId } from '../../../src/catalogue/pages.ts'
import { textPage } from '../../../src/catalogue/some-page.fixture.ts'
import { namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import { brand } from '../../../src/provider/brand.ts'
import { descriptionMistakes, headFindings, titleMistakes } from './head.ts'
import searchTerms from './search-terms.json' with { type: 'json' }
import { sourcesOf } from './sources.fixture.ts'

const article = textPage.namespace
const found = (title: string, description: string, namespace = article) =>
  headFindings(sourcesOf({ en: { [namespace]: { title, description } } })).map(
    ({ key, message }) => `${key}: ${message}`,
  )
const description = 'd'.repeat(110)

test('a title has at most 46 characters, so that search results show it whole', () => {
  expect(found('t'.repeat(46), description)).toEqual([])
  expect(found('t'.repeat(47), description)).toEqual(['title: has 47 characters: write at most 46'])
})

test('placeholders count as the text that replaces them', () => {
  expect(found(`${'t'.repeat(46 - brand.product.length)}{{product}}`, description)).toEqual([])
})

test('a description has 110 to 160 characters', () => {
  expect(found('Title', 'd'.repeat(109))).toHaveLength(1)
  expect(found('Title', 'd'.repeat(160))).toEqual([])
  expect(found('Title', 'd'.repeat(161))).toHaveLength(1)
})

/** The first page that has search terms. */
const [id, terms] = Object.entries(searchTerms as Partial<Record<PageId, { en: string }>>)[0] ?? []
const wanted = id ? namespaceOf(pageOf(id as PageId)) : ''
const words = terms?.en.split(/[\s,]+/)

test.runIf(id)('a title contains what people search for', () => {
  expect(found('A title', description, wanted)).toEqual([
    `title: is not found by "${terms?.en}": write ${words?.join(', ')} into it`,
  ])
  expect(found(String(terms?.en), description, wanted)).toEqual([])
})

test.each([null, 3, [], { title: 7, description: {} }, { title: null }])(
  'a spoiled file is reported by its key: %j',
  (source) => {
    const keys = headFindings(sourcesOf({ en: { [article]: source as never } })).map(({ key }) => key)
    expect(keys).toContain('description')
  },
)

test('Chinese and Japanese titles and descriptions have half as many characters', () => {
  const told = (title: string, text: string) => [
    ...titleMistakes(title, undefined, 'ja' as never),
    ...descriptionMistakes(text, 'ja' as never),
  ]
  expect(told('雲'.repeat(23), '雲'.repeat(50))).toEqual([])
  expect(told('雲'.repeat(24), '雲'.repeat(81))).toEqual([
    'has 24 characters: write at most 23',
    'has 81 characters: write 50 to 80',
  ])
})

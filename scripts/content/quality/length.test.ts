import { expect, test } from 'vitest'
import { pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import { lengthFindings, pageWords } from './length.ts'
import { sourcesOf } from './sources.fixture.ts'

const english = (words: number) => ({
  title: 'Not on the page',
  h1: 'word '.repeat(words).trim(),
  blocks: [],
})
const thai = (words: number) => ({ h1: 'คลัสเตอร์ '.repeat(words).trim(), blocks: [] })
const service = pageOfKind('service').namespace
const found = (en: number, th: number) =>
  lengthFindings(sourcesOf({ en: { [service]: english(en) }, th: { [service]: thai(th) } })).map(
    ({ language, namespace }) => `${language} ${namespace}`,
  )

test('the texts of the head do not count', () => {
  expect(pageWords(english(7), 'en')).toBe(7)
})

test('a service page needs 450 English words, and the equivalent in Thai', () => {
  expect(found(450, 585)).toEqual([])
  expect(found(449, 585)).toEqual([`en ${service}`])
  expect(found(450, 584)).toEqual([`th ${service}`])
})

test('a Thai page is as long as its English one, within a quarter', () => {
  expect(found(1000, 1039)).toEqual([`th ${service}`])
  expect(found(1000, 1041)).toEqual([])
  expect(found(1000, 1625)).toEqual([])
  expect(found(1000, 1626)).toEqual([`th ${service}`])
})

test('use cases need 350 words, articles 300, and a page without a minimum none', () => {
  const short = {
    [pageOfKind('use-case').namespace]: english(349),
    [pageOfKind('article').namespace]: english(299),
    'pages/home': english(1),
  }
  expect(lengthFindings(sourcesOf({ en: short })).map(({ message }) => message)).toEqual([
    'has 299 words, a page of kind article needs 300',
    'has 349 words, a page of kind use-case needs 350',
  ])
})

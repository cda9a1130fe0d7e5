import { expect, test } from 'vitest'
import { madeUpPage, pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import type { Archetype } from '../../../src/provider/schema.ts'
import type { Json } from '../strings.ts'
import { lengthFindings, pageWords, tooShort } from './length.ts'
import { sourcesOf } from './sources.fixture.ts'

const english = (words: number) => ({
  title: 'Not on the page',
  h1: 'word '.repeat(words).trim(),
  blocks: [],
})
const thai = (words: number) => ({ h1: 'คลัสเตอร์ '.repeat(words).trim(), blocks: [] })
const home = pageOfKind('home')
const kinds = ['service', 'article', 'use-case'] as const
const list = [home, ...kinds.map(madeUpPage)]
const [service = '', article = '', useCase = ''] = kinds.map((kind) => namespaceOf(madeUpPage(kind)))
const found = (en: number, th: number, page = service) =>
  lengthFindings(sourcesOf({ en: { [page]: english(en) }, th: { [page]: thai(th) } }), list).map(
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
  expect(found(1000, 1039, useCase)).toEqual([`th ${useCase}`])
  expect(found(1000, 1041, useCase)).toEqual([])
  expect(found(1000, 1625, useCase)).toEqual([])
  expect(found(1000, 1626, useCase)).toEqual([`th ${useCase}`])
})

test('use cases need 350 words, articles 300, and a page without a minimum none', () => {
  const short = {
    [useCase]: english(349),
    [article]: english(299),
    [home.namespace]: english(1),
  }
  expect(lengthFindings(sourcesOf({ en: short }), list).map(({ message }) => message)).toEqual([
    'has 299 words; a page of kind article needs at least 300',
    'has 349 words; a page of kind use-case needs at least 350',
  ])
})

const told = (...blocks: Json[]) => toldOf('platform', ...blocks)
const toldOf = (archetype: Archetype, ...blocks: Json[]) =>
  lengthFindings(sourcesOf({ en: { [service]: { h1: words(480), blocks } } }), [
    { ...madeUpPage('service'), ...{ archetype } },
  ]).map(({ message }) => message)
const words = (count: number) => english(count).h1
const tooMuch = [expect.stringContaining('before anything is unfolded; at most 600')]

test('a service shows 600 English words at most, with what its templates add', () => {
  expect(told({ type: 'prose', id: 'first', title: '-', paragraphs: [] })).toEqual([])
  expect(told({ type: 'prose', id: 'folded', title: 'A reason', paragraphs: [words(300)] })).toEqual([])
  expect(told({ type: 'diagram', id: 'drawing', title: 'How it works', caption: words(50) })).toEqual(tooMuch)
})

test('the drawing, the answers and all but the first few questions and tasks of a service do not count', () => {
  const named = (title: string) => ({ id: title, title })
  const few = Array.from({ length: 4 }, () => '-')
  const drawing = { type: 'diagram', ...named('How it works'), caption: '-', nodes: [{ label: words(300) }] }
  const questions = (...more: string[]) => ({
    type: 'questions',
    ...named('FAQ'),
    items: [...few, ...more].map((question) => ({ question, answer: words(300) })),
  })
  const tasks = (...more: string[]) => ({
    type: 'responsibility',
    ...named('Who does what'),
    rows: [...few, ...more].map((task) => ({ task, owner: 'provider' })),
  })
  const picture = (because: string, other: string) => ({
    type: 'picture',
    ...named('-'),
    picture: { kind: 'handover', caption: '-', cases: [{ because }, { because: other }] },
  })
  const long = words(100)
  expect(told(drawing, questions(long, long), picture('-', long))).toEqual([])
  expect(toldOf('people', tasks(long, long))).toEqual([])
  expect(toldOf('people', tasks(long))).toEqual(tooMuch)
  expect(told(questions(long))).toEqual(tooMuch)
  expect(told(picture(long, '-'))).toEqual(tooMuch)
})

test('a Chinese page is measured in characters', () => {
  const page = (characters: number) => ({ h1: '云'.repeat(characters), title: '不算' })
  expect(tooShort(page(720), 'service', 'zh' as never)).toEqual([])
  expect(tooShort(page(719), 'service', 'zh' as never)).toEqual([
    'has 719 characters; a page of kind service needs at least 720',
  ])
})

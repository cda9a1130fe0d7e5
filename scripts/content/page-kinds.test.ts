import { expect, it } from 'vitest'
import type { PageKind } from '../../src/catalogue/pages.ts'
import { madeUpPage } from '../../src/catalogue/some-page.fixture.ts'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import { missingBlocks } from './page-kinds.ts'
import { sourcesOf } from './quality/sources.fixture.ts'

const question = { question: 'Why?', answer: 'Because.' }

/** What a page of a kind lacks, whether the provider has pages of the kind or not. */
const lackedBy = (kind: PageKind, content: object) => {
  const page = madeUpPage(kind)
  return missingBlocks(sourcesOf({ en: { [namespaceOf(page)]: content as never } }), [page])
}

const missingOn = (kind: PageKind, blocks: readonly object[]) =>
  lackedBy(kind, { blocks }).map(({ key, message }) => `${key}: ${message}`)

it('one of the block types that a kind accepts is enough', () => {
  expect(missingOn('article', [{ type: 'prose' }])).toEqual([
    'blocks: a page of kind article needs a block of type diagram|table|figures|prices',
  ])
  for (const type of ['diagram', 'table', 'figures']) expect(missingOn('article', [{ type }])).toEqual([])
})

it('questions are counted across all blocks of questions', () => {
  const asking = (...counts: number[]) => [
    { type: 'prose' },
    { type: 'steps' },
    ...counts.map((count) => ({ type: 'questions', items: Array(count).fill(question) })),
  ]
  expect(missingOn('calculator', asking(2))).toEqual([
    'blocks: a page of kind calculator needs 3 questions in a block of type questions',
  ])
  expect(missingOn('calculator', asking(2, 1))).toEqual([])
})

it('a picture is in the head or in a block', () => {
  const missing = 'a page of kind service needs a picture in its head or in a block'
  const messages = (page: object) => lackedBy('service', page).map(({ message }) => message)
  expect(messages({ blocks: [] })).toContain(missing)
  expect(messages({ blocks: [], picture: { kind: 'console' } })).not.toContain(missing)
  for (const type of ['picture', 'photo', 'gallery', 'video'])
    expect(messages({ blocks: [{ type }] })).not.toContain(missing)
})

it('a use case has a figure in its head', () => {
  const messages = (page: object) => lackedBy('use-case', page).map(({ message }) => message)
  const missing = 'a page of kind use-case needs a figure in its head'
  expect(messages({ blocks: [] })).toContain(missing)
  expect(messages({ blocks: [], figure: { value: '72 h', label: 'to notify' } })).not.toContain(missing)
})

it('anything but a list of blocks is left to the schema', () => {
  for (const blocks of [undefined, null, 'x', [null, 3]])
    expect(() => missingOn('article', blocks as never)).not.toThrow()
})

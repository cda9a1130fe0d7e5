import { test as base, expect } from 'vitest'
import { isItemKind, itemsOf } from '../../src/catalogue/collections.ts'
import { type Page, pages } from '../../src/catalogue/pages.ts'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import { itemFileSchema, itemSchema, type PageContent } from '../../src/content/page.ts'
import { type Language, wholeLanguages } from '../../src/i18n/languages.ts'
import { type ItemKind, itemKinds } from '../../src/provider/schema.ts'
import { mediaOf, readOriginals } from '../build/media/originals.ts'
import { compile } from './compile.ts'
import { withItemTexts } from './items.ts'
import { readSources } from './sources.ts'
import type { Json } from './strings.ts'

const item = pages.find(({ kind }) => isItemKind(kind))
const namespace = item ? namespaceOf(item) : ''
/** A provider may have no items. */
const test = base.runIf(item)
const news = { title: 'A second path', date: '2027-01-31', lead: 'The **second** path is in use.' }

test('an item is a page with a title, a date and a paragraph', () => {
  const page = withItemTexts(namespace, news, 'en')
  expect(itemSchema.safeParse(page).error).toBeUndefined()
  expect(page).toMatchObject({
    h1: 'A second path',
    label: 'A second path',
    purpose: 'The second path is in use.',
    description: 'The second path is in use.',
    blocks: [],
  })
})

test('a file may leave out what is filled in, and no more', () => {
  const filledIn = Object.keys(withItemTexts(namespace, news, 'en') as object).filter(
    (name) => !(name in news),
  )
  const optional = Object.keys(itemSchema.shape).filter(
    (name) =>
      itemFileSchema.shape[name as 'title'].safeParse(undefined).success &&
      !itemSchema.shape[name as 'title'].safeParse(undefined).success,
  )
  expect(optional.toSorted()).toEqual(filledIn.toSorted())
  expect(itemFileSchema.safeParse(news).error).toBeUndefined()
})

test('what its editor writes stays, and other pages stay as they are', () => {
  expect(withItemTexts(namespace, { ...news, label: 'Path' }, 'en')).toMatchObject({ label: 'Path' })
  expect(withItemTexts('pages/home', news, 'en')).toEqual(news)
  expect(withItemTexts(namespace, { title: 'A' }, 'en')).toEqual({ title: 'A' })
})

test.each([
  ['en', 'the second path is in use, and '],
  ['th', 'เส้นทางที่สองเปิดใช้งานแล้วโดยไม่กระทบลูกค้า'],
] as const)('a long lead in %s is cut after a word', (language, sentence) => {
  const lead = sentence.repeat(10).trim()
  const { description = '', purpose = '' } = withItemTexts(namespace, { ...news, lead }, language) as {
    description?: string
    purpose?: string
  }
  for (const [text, most] of [
    [description, 160],
    [purpose, 90],
  ] as const) {
    expect([...text].length).toBeLessThanOrEqual(most)
    expect([...text].length).toBeGreaterThan(most - 20)
    expect(text).toMatch(/[^\s,;:]…$/)
    expect(lead.startsWith(text.slice(0, -1))).toBe(true)
  }
})

test('a lead of several sentences is cut after one of them', () => {
  const sentence = 'The second path is in use, and no customer noticed.'
  const lead = Array.from({ length: 4 }, () => sentence).join(' ')
  expect(withItemTexts(namespace, { ...news, lead }, 'en')).toMatchObject({
    purpose: sentence,
    description: `${sentence} ${sentence} ${sentence}`,
  })
})

test('a missing or invalid date is reported as such', () => {
  for (const date of [undefined, '31.1.2027', '2027-02-31'])
    expect(
      itemSchema.safeParse(withItemTexts(namespace, { ...news, date } as unknown as Json, 'en')).error
        ?.issues,
    ).toEqual([
      expect.objectContaining({ path: ['date'], message: expect.stringContaining('write it as 2027-01-31') }),
    ])
})

const media = mediaOf(await readOriginals())

/** Compiles an index block on a landing page. @returns the block, and each page's date by id */
const compiledIndex = (
  language: Language,
  groups: readonly { title: string; kind?: string; pages?: string[] }[],
) => {
  const sources = new Map(readSources(language))
  const landing = pages.find(({ kind }) => kind === 'landing') as (typeof pages)[number]
  const content = structuredClone(sources.get(namespaceOf(landing))) as { blocks: Json[] }
  content.blocks.push({ type: 'index', id: 'all-items', title: 'All', groups } as unknown as Json)
  sources.set(namespaceOf(landing), content as unknown as Json)
  const compiled = compile(language, sources, media)
  const contentOf = (page: Pick<Page, 'id' | 'path'>) => compiled[namespaceOf(page)] as unknown as PageContent
  const block = contentOf(landing).blocks.at(-1)
  if (block?.type !== 'index') throw new Error('no index')
  return { block, dayOf: new Map(pages.map((page) => [page.id as string, contentOf(page).date ?? ''])) }
}

test.each(wholeLanguages)('the list of a collection in %s has all of its pages, newest first', (language) => {
  const kinds = itemKinds.filter((kind) => itemsOf(kind).length > 0)
  const { block, dayOf } = compiledIndex(
    language,
    kinds.map((kind) => ({ title: kind, kind })),
  )
  for (const [at, kind] of kinds.entries()) {
    const listed = block.groups[at]?.pages ?? []
    expect(listed.toSorted()).toEqual(itemsOf(kind as ItemKind).toSorted())
    const days = listed.map((id) => dayOf.get(id))
    expect(days).toEqual(days.toSorted().reverse())
  }
})

const several = itemKinds.find((kind) => itemsOf(kind).length > 1)

base.runIf(several).each(wholeLanguages)(
  'in %s, a collection’s list leaves out what another group names',
  (language) => {
    const kind = several as ItemKind
    const [first = '', ...others] = itemsOf(kind)
    const named = { title: 'Named', pages: [first] }
    const { block } = compiledIndex(language, [named, { title: 'Others', kind }])
    expect(block.groups.map(({ pages }) => pages.toSorted())).toEqual([[first], others.toSorted()])
    const all = compiledIndex(language, [
      { ...named, pages: [first, ...others] },
      { title: 'Others', kind },
    ])
    expect(all.block.groups.map(({ title }) => title)).toHaveLength(1)
  },
)

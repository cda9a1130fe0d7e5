/** @module-tag slow */

import { describe, expect, it } from 'vitest'
import { pages } from '../../src/catalogue/pages.ts'
import { pageOfKind, pagesOf } from '../../src/catalogue/some-page.fixture.ts'
import { areaOf, namespaceOf } from '../../src/catalogue/urls.ts'
import { brand } from '../../src/provider/brand.ts'
import { allSources } from './all-sources.ts'
import { findProblems } from './check.ts'
import { problemLine, type SourcesByLanguage } from './finding.ts'
import { sourcesOf } from './quality/sources.fixture.ts'
import type { Json } from './strings.ts'
import { listed, stories } from './structure/listed.ts'

type Branch = { [key: string]: Json }
type PageJson = Branch & { blocks: Branch[]; related: Json[] }

/** The page to spoil, and one to compare it with. */
const page = pageOfKind('service').namespace
const another = pageOfKind('home').namespace

const real = allSources()

/** The shell's texts and the two pages only: a check of all files takes a second. */
const names = ['common', page, another, 'pages/privacy']
const fewOf = (language: 'en' | 'th') =>
  new Map(names.map((name) => [name, real[language].get(name) as Json]))
const few: SourcesByLanguage = { ...real, en: fewOf('en'), th: fewOf('th') }
const linesOf = (sources: SourcesByLanguage) => findProblems(sources, { stops: [] }).map(problemLine)
const usual = new Set(linesOf(few))

const { blocks } = real.en.get(page) as PageJson

/** The problems that a change to one Thai or English file adds. */
const changing = (
  language: 'en' | 'th',
  namespace: string,
  change: (content: PageJson) => Json | undefined,
) => {
  const changed = new Map(few[language])
  const content = structuredClone(changed.get(namespace) ?? {}) as PageJson
  const result = change(content)
  if (result === undefined) changed.delete(namespace)
  else changed.set(namespace, result)
  return linesOf({ ...few, [language]: changed }).filter((problem) => !usual.has(problem))
}

describe('the locale files', () => {
  it('have no mistakes', () => expect(findProblems(real).filter(({ advice }) => !advice)).toEqual([]))
})

describe('a mistake is named by file and key:', () => {
  it.each<[what: string, problems: () => string[], expected: string]>([
    [
      'a page without its file',
      () => changing('th', page, () => undefined),
      `locales/th/${page}.json: is missing`,
    ],
    [
      'a file without its page',
      () => changing('en', 'pages/nope', () => ({})),
      'locales/en/pages/nope.json: is not in the catalogue yet',
    ],
    [
      'a missing key',
      () => changing('th', 'common', ({ skip: _, ...rest }) => rest),
      'locales/th/common.json: skip: is missing',
    ],
    [
      'an extra key',
      () => changing('th', 'common', (common) => ({ ...common, extra: 'เกิน' })),
      'locales/th/common.json: extra: is not in the default language',
    ],
    [
      'an empty key',
      () => changing('en', 'common', (common) => ({ ...common, skip: ' ' })),
      'locales/en/common.json: skip: is empty',
    ],
    [
      'an unequal placeholder',
      () => changing('th', 'common', (common) => ({ ...common, copyright: '© บริษัท' })),
      'locales/th/common.json: copyright: has other placeholders than the default language: write {{legalEntity}}',
    ],
    [
      'an unknown key of a page',
      () => changing('en', page, (content) => ({ ...content, subtitle: 'x' })),
      `locales/en/${page}.json: has "subtitle", which no page has: delete it`,
    ],
    [
      'a title that is too long',
      () => changing('en', page, (content) => ({ ...content, title: 'x'.repeat(61) })),
      `locales/en/${page}.json: title: has more than 60 characters`,
    ],
    [
      'a block that the kind needs',
      () =>
        changing('en', page, (content) => ({
          ...content,
          blocks: content.blocks.filter((block) => block.type !== 'diagram'),
        })),
      `locales/en/${page}.json: blocks: a page of kind service needs a block of type diagram`,
    ],
    [
      'an anchor used twice',
      () =>
        changing('en', page, (content) => ({
          ...content,
          blocks: content.blocks.map((block, index) =>
            index === 1 ? { ...block, id: content.blocks[0]?.id as string } : block,
          ),
        })),
      'is used twice',
    ],
    [
      'a link to a page outside the catalogue',
      () => changing('en', page, (content) => ({ ...content, lead: '[More](page:nope)' })),
      `locales/en/${page}.json: lead: "nope" is not a page of the catalogue`,
    ],
    [
      'a link to a section that is not there',
      () => changing('en', page, (content) => ({ ...content, lead: '[More](page:privacy#nope)' })),
      `locales/en/${page}.json: lead: "privacy" has no section "nope"`,
    ],
    [
      'a link that could run a script',
      () => changing('en', page, (content) => ({ ...content, lead: '[More](javascript:alert)' })),
      'is not a link: write page:id, https:, mailto:, tel: or lang:',
    ],
    [
      'a page related to nothing',
      () => changing('en', page, (content) => ({ ...content, related: ['home', 'contract'] })),
      `locales/en/${page}.json: related.1: "contract" is not a page of the catalogue; did you mean "contact"?`,
    ],
    [
      'another block in another language',
      () => changing('th', page, (content) => ({ ...content, blocks: content.blocks.toReversed() })),
      `locales/th/${page}.json: blocks.0.id: differs from the default language`,
    ],
    [
      'a list that is shorter in another language',
      () => changing('th', page, (content) => ({ ...content, blocks: content.blocks.slice(1) })),
      `locales/th/${page}.json: blocks: has ${blocks.length - 1} items, but the default language has ${blocks.length}; they differ from item 0 on`,
    ],
    [
      'the product by name',
      () => changing('en', page, (content) => ({ ...content, h1: `${brand.product} servers` })),
      `locales/en/${page}.json: h1: names the product: write {{product}}`,
    ],
    [
      'two pages with one title',
      () =>
        changing('en', page, (content) => ({
          ...content,
          title: (real.en.get(another) as Branch).title as string,
        })),
      'title: is the same as in ',
    ],
  ])('%s', (_what, problems, expected) => {
    expect(problems().some((problem) => problem.includes(expected))).toBe(true)
  })
})

describe('advice', () => {
  const wordy = changedTexts((content) => ({ ...content, lead: 'A seamless, world-class service.' }))

  function changedTexts(change: (content: PageJson) => Json): SourcesByLanguage {
    const en = new Map(few.en)
    en.set(page, change(structuredClone(few.en.get(page)) as PageJson))
    return { ...few, en }
  }
  const ofLead = (stops: 'all' | readonly 'phrases'[]) =>
    findProblems(wordy, { stops }).filter(
      ({ key, message }) => key === 'lead' && message.includes('seamless'),
    )

  it('does not stop the build', () => expect(ofLead([]).map(({ advice }) => advice)).toEqual([true]))

  it('stops the build if the profile says so', () => {
    expect(ofLead('all').map(({ advice }) => advice)).toEqual([false])
    expect(ofLead(['phrases']).map(({ advice }) => advice)).toEqual([false])
  })

  it('comes after the mistakes', () => {
    const spoiled = changedTexts((content) => ({ ...content, title: '', lead: 'A seamless service.' }))
    const levels = findProblems(spoiled, { stops: [] }).map((problem) => problem.advice)
    expect(levels).toContain(false)
    expect(levels).toEqual(levels.toSorted((a, b) => Number(a) - Number(b)))
  })

  it('is given if a page lacks what its kind usually has', () => {
    const bare = changedTexts((content) => ({
      ...content,
      blocks: content.blocks.filter((block) => block.type !== 'diagram'),
    }))
    expect(findProblems(bare, { stops: [] })).toContainEqual({
      file: `locales/en/${page}.json`,
      key: 'blocks',
      message: 'a page of kind service needs a block of type diagram',
      advice: true,
    })
  })
})

describe('structure', () => {
  const landing = pages.find(
    (page) =>
      page.kind === 'landing' &&
      pages.some((other) => other.id !== page.id && areaOf(other) === areaOf(page)),
  )
  const namespace = landing ? namespaceOf(landing) : ''

  it.runIf(landing)('reports a page that the landing page of its area does not list', () => {
    const sources = new Map(real.en)
    const content = structuredClone(sources.get(namespace)) as PageJson
    sources.set(namespace, { ...content, blocks: content.blocks.filter(({ type }) => type !== 'index') })
    expect([...listed({ ...real, en: sources })].map(({ message }) => message)).toContainEqual(
      expect.stringContaining('is in no index block'),
    )
  })

  const story = pagesOf('story')[0]?.namespace ?? ''

  it.runIf(story)('reports a story that is only partly a sample', () => {
    const half: Json = { blocks: [{ type: 'prose', sample: true }, { type: 'figures' }] as Json[] }
    const none: Json = {
      blocks: [{ type: 'prose' }, { type: 'figures' }, { type: 'action', sample: true }] as Json[],
    }
    const found = (content: Json) => [...stories(sourcesOf({ en: { [story]: content } }))].length
    expect([found(half), found(none)]).toEqual([1, 0])
  })
})

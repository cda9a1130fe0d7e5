import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pages } from '../../../src/catalogue/pages.ts'
import { pageOfKind, pagesOf } from '../../../src/catalogue/some-page.fixture.ts'
import { prices } from '../../../src/pricing/prices.ts'
import { sourcesOf } from '../../content/quality/sources.fixture.ts'
import type { Json } from '../../content/strings.ts'
import { samplePapers } from '../brand/documents/documents.ts'
import { listByPage, progress } from './list.ts'
import { samplesIn } from './samples.ts'
import { pagesByStage, stages } from './stages.ts'

const page = (...samples: boolean[]): Json => ({
  blocks: samples.map((sample, index) => ({
    id: `b${index}`,
    title: `Title ${index}`,
    ...(sample && { sample }),
  })),
})
const sources = (en: Record<string, Json>, th: Record<string, Json> = en) => sourcesOf({ en, th })
const both = { en: 'A', th: 'ก' }
const ownPrices = {
  ...prices,
  sample: false,
  seller: {
    taxId: '0105500000003',
    branch: '00000',
    bank: { name: both, branch: both, account: '1', holder: both },
  },
  items: prices.items.map((item) => ({ ...item, evidence: { ...item.evidence, confidence: 'quoted' } })),
} as typeof prices
const provider = { siteUrl: 'https://www.provider.co.th' }
const [legal, story] = [pageOfKind('legal'), pagesOf('story')[0] ?? pageOfKind('service')] as const
const papers = samplePapers.length

const whatIsLeft = (...given: Parameters<typeof samplesIn>) =>
  samplesIn(...given)
    .map(({ file, key }) => `${file} ${key}`)
    .slice(0, -papers || undefined)

it('a block counts as a sample until no language marks it', () => {
  const marked = { 'pages/pricing': page(false, true) }
  const written = { 'pages/pricing': page(false, false) }
  const file = (languages: string) => [`locales/{${languages}}/pages/pricing.json blocks.1`]
  expect(whatIsLeft(sources(marked), ownPrices, provider)).toEqual(file('en,th'))
  expect(whatIsLeft(sources(written, marked), ownPrices, provider)).toEqual(file('th'))
  expect(whatIsLeft(sources(written), ownPrices, provider)).toEqual([])
})

it('invented prices, a seller without details and addresses reserved for examples count as samples', () => {
  const keys = samplesIn(
    sources({}),
    { ...ownPrices, sample: true, seller: {} },
    { siteUrl: 'https://www.provider.example' },
  ).map(({ key }) => key)
  expect(keys).toEqual(
    expect.arrayContaining(['sample', 'seller.taxId', 'seller.branch', 'seller.bank', 'siteUrl']),
  )
  const [first, ...rest] = ownPrices.items
  const guessed = { ...first, evidence: { ...first?.evidence, confidence: 'sample' } } as typeof first
  expect(whatIsLeft(sources({}), { ...ownPrices, items: [guessed, ...rest] } as never, provider)).toEqual([
    `src/provider/prices.json items.${first?.id}`,
  ])
})

it('every page belongs to one stage', () => {
  const staged = pagesByStage().flatMap((stage) => stage.pages.map(({ id }) => id))
  expect(staged.toSorted()).toEqual(pages.map(({ id }) => id).toSorted())
})

it.runIf(pagesOf('story').length > 0)(
  'the list begins with what binds and ends with what can wait, and says how far each page is',
  () => {
    const files = { [story.namespace]: page(true), [legal.namespace]: page(true, false) }
    const samples = samplesIn(sources(files), ownPrices, provider).slice(0, 2)
    const { summary, beside } = progress(samples, ({ id }) => ({ [legal.id]: 2, [story.id]: 1 })[id] ?? 0)
    expect(summary).toBe(`Ready: ${pages.length - 2} of ${pages.length} pages, 1 of 3 blocks`)
    expect(listByPage(samples, beside).split('\n')).toEqual([
      '1. Contract',
      `  ${legal.path}  1 of 2 blocks ready`,
      `    locales/{en,th}/${legal.namespace}.json`,
      '      blocks.0   #b0  Title 0',
      '',
      '7. Customers',
      `  ${story.path}  0 of 1 blocks ready`,
      `    locales/{en,th}/${story.namespace}.json`,
      '      blocks.0   #b0  Title 0',
      '',
      '2 samples on 2 pages left to the owner (docs/owner.md)',
    ])
    expect(listByPage([])).toBe('')
  },
)

it('the guide for owners has the same stages in the same order', () => {
  const rows = readFileSync('docs/owner.md', 'utf8').matchAll(/^\| (\d)\. ([^|]+) \|/gm)
  expect([...rows].map(([, number, name]) => [Number(number), name])).toEqual(
    stages.map(({ name }, index) => [index + 1, name]),
  )
})

import { expect, it } from 'vitest'
import { readSources } from '../../../scripts/content/sources.ts'
import type { Block, BlockType } from '../../blocks/blocks.ts'
import type { PageKind } from '../../catalogue/pages.ts'
import { pageOfKind } from '../../catalogue/some-page.fixture.ts'
import { groundsOf, runsOf } from './block-list.tsx'

it('neighbouring lists of the home page have different grounds', () => {
  const source = readSources('en').get(pageOfKind('home').namespace) as unknown as { blocks: Block[] }
  // Its figures stand in the hero.
  const blocks = source.blocks.filter(({ type }) => type !== 'figures')
  const grounds = groundsOf(blocks, 'home')
  const alike = blocks.filter((block, index) => {
    const next = blocks[index + 1]
    return block.type === 'index' && next?.type === 'index' && grounds[block.id] === grounds[next.id]
  })
  expect(alike.map(({ id }) => id)).toEqual([])
})

const part = (type: BlockType, id: string = type, more: object = {}) =>
  ({ type, id, title: id, ...more }) as unknown as Block

const woven = (kind: PageKind, ...blocks: readonly Block[]) =>
  Object.entries(groundsOf(blocks, kind)).flatMap(([id, ground]) => (ground === 'woven' ? [id] : []))

it('a long page has one part on its own cloth, a drawing before a list', () => {
  const blocks = [part('prose'), part('list'), part('prose', 'more'), part('diagram'), part('steps')]
  for (const kind of ['landing', 'story', 'article'] as const)
    expect(woven(kind, ...blocks), kind).toEqual(['diagram'])
  expect(woven('legal', ...blocks)).toEqual([])
  expect(woven('article', ...blocks.slice(2))).toEqual([])
})

it('no part is on the cloth below the hero, beside a chapter or its like, or folded', () => {
  const rest = [part('prose'), part('prose', 'more'), part('prose', 'most'), part('prose', 'last')]
  expect(woven('article', part('diagram'), ...rest)).toEqual([])
  expect(woven('article', ...rest, part('table'), part('diagram'))).toEqual([])
  expect(woven('article', ...rest, part('diagram'), part('table'))).toEqual([])
  expect(woven('article', ...rest, part('list'), part('list', 'other'))).toEqual([])
  for (const fold of ['folded', 'foldedOnPhones'])
    expect(woven('article', ...rest, part('diagram', 'diagram', { [fold]: true })), fold).toEqual([])
})

it('blocks that are folded one after the other are a run', () => {
  const blocks = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    type: 'prose' as const,
    id,
    title: id,
    paragraphs: [],
  }))
  const idsOf = (folded: readonly string[]) => runsOf(blocks, folded).map((run) => run.map(({ id }) => id))
  expect(idsOf(['b', 'c', 'e'])).toEqual([['a'], ['b', 'c'], ['d'], ['e']])
  expect(idsOf([])).toEqual([['a'], ['b'], ['c'], ['d'], ['e']])
})

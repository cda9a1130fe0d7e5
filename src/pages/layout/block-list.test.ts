import { expect, it } from 'vitest'
import { readSources } from '../../../scripts/content/sources.ts'
import type { Block } from '../../blocks/blocks.ts'
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

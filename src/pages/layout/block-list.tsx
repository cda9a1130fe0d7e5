import type { ComponentType } from 'react'
import { type Block, type BlockType, componentOf } from '../../blocks/blocks.ts'
import type { PageKind } from '../../catalogue/pages.ts'
import { Contained } from '../../components/contained.tsx'
import { FailedPart } from '../../components/failed-part.tsx'
import { type Ground, Section } from '../../components/section.tsx'

/** Blocks to look at rather than read, which get a lighter background unless the block before has one. */
const shown: ReadonlySet<BlockType> = new Set([
  'diagram',
  'map',
  'figures',
  'features',
  'steps',
  'responsibility',
  'calculator',
  'contacts',
  'photo',
  'gallery',
  'video',
  'picture',
  'logos',
  'questions',
])

/** Kinds of pages whose tables count among these blocks. */
const tabular: ReadonlySet<PageKind> = new Set(['article', 'story'])

/** The chapters of kinds without an archetype's layout: the first block of each type gets the background given here. */
const chapters: Partial<Record<PageKind, Partial<Record<BlockType, Ground>>>> = {
  home: { picture: 'cloth', steps: 'cotton' },
  landing: { table: 'cotton' },
  'use-case': { table: 'cotton', steps: 'cloth' },
  story: { figures: 'cloth', quote: 'cotton' },
  article: { figures: 'cloth', table: 'cotton' },
}

/** The background of each block: its layout's, or without a layout a lighter one for blocks to look at, never two in a row. */
const groundsOf = (
  blocks: readonly Block[],
  own: Readonly<Record<string, Ground>> | undefined,
  kind: PageKind,
): readonly (Ground | undefined)[] => {
  if (own) return blocks.map(({ id }) => own[id])
  let isBand = false
  return blocks.map((block) => {
    const chapter = chapters[kind]?.[block.type]
    if (chapter && blocks.find(({ type }) => type === block.type) === block) {
      isBand = false
      return chapter
    }
    isBand = (shown.has(block.type) || (block.type === 'table' && tabular.has(kind))) && !isBand
    return isBand ? 'surface' : undefined
  })
}

interface BlockListProps {
  kind: PageKind
  blocks: readonly Block[]
  grounds?: Readonly<Record<string, Ground>> | undefined
  /** Ids of the blocks that visitors unfold. */
  folded?: readonly string[] | undefined
}

/** The blocks of a page in their order. */
export function BlockList({ kind, blocks, grounds: own, folded }: BlockListProps) {
  const grounds = groundsOf(blocks, own, kind)
  return blocks.map((block, index) => {
    const Component = componentOf(block.type) as ComponentType<
      Block & { ground: Ground | undefined; isFolded: boolean }
    >
    const ground = grounds[index]
    const instead = () => (
      <Section id={block.id} title={block.title} ground={ground}>
        <FailedPart />
      </Section>
    )
    return (
      <Contained key={block.id} instead={instead}>
        <Component {...block} ground={ground} isFolded={folded?.includes(block.id) ?? false} />
      </Contained>
    )
  })
}

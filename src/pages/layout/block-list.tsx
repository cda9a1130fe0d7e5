import type { ComponentType } from 'react'
import { type Block, type BlockType, componentOf } from '../../blocks/blocks.ts'
import { Contained } from '../../components/contained.tsx'
import { FailedPart } from '../../components/failed-part.tsx'
import { type Ground, Section } from '../../components/section.tsx'

/** Blocks that are looked at rather than read stand on a lighter ground, if the one before does not. */
const shown: ReadonlySet<BlockType> = new Set([
  'diagram',
  'map',
  'figures',
  'features',
  'steps',
  'responsibility',
  'calculator',
  'contacts',
  'logos',
  'questions',
])

/** What each block stands on: its layout's ground, or without a layout a lighter one for what is shown, never two in a row. */
const groundsOf = (
  blocks: readonly Block[],
  own: Readonly<Record<string, Ground>> | undefined,
): readonly (Ground | undefined)[] => {
  if (own) return blocks.map(({ id }) => own[id])
  let isBand = false
  return blocks.map(({ type }) => {
    isBand = shown.has(type) && !isBand
    return isBand ? 'surface' : undefined
  })
}

interface BlockListProps {
  blocks: readonly Block[]
  grounds?: Readonly<Record<string, Ground>> | undefined
}

/** The blocks of a page in their order. */
export function BlockList({ blocks, grounds: own }: BlockListProps) {
  const grounds = groundsOf(blocks, own)
  return blocks.map((block, index) => {
    const Component = componentOf(block.type) as ComponentType<Block & { ground: Ground | undefined }>
    const ground = grounds[index]
    const instead = () => (
      <Section id={block.id} title={block.title} ground={ground}>
        <FailedPart />
      </Section>
    )
    return (
      <Contained key={block.id} instead={instead}>
        <Component {...block} ground={ground} />
      </Contained>
    )
  })
}

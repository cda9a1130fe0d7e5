import type { ComponentType } from 'react'
import { type Block, type BlockType, componentOf } from '../../blocks/blocks.ts'
import { Contained } from '../../components/contained.tsx'
import { FailedPart } from '../../components/failed-part.tsx'
import { Section } from '../../components/section.tsx'

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

/** Whether each block stands on a band of its own ground: never two in a row. */
const bandsOf = (blocks: readonly Block[]): readonly boolean[] => {
  let isBand = false
  return blocks.map(({ type }) => {
    isBand = shown.has(type) && !isBand
    return isBand
  })
}

/** The blocks of a page, in the editor's order. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  const bands = bandsOf(blocks)
  return blocks.map((block, index) => {
    const Component = componentOf(block.type) as ComponentType<Block & { band: boolean }>
    const band = bands[index] ?? false
    const instead = () => (
      <Section id={block.id} title={block.title} band={band}>
        <FailedPart />
      </Section>
    )
    return (
      <Contained key={block.id} instead={instead}>
        <Component {...block} band={band} />
      </Contained>
    )
  })
}

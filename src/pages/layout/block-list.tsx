import { type Block, componentOf } from '../../blocks/blocks.ts'

/** The blocks of a page, in the editor's order. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => {
    const Component = componentOf(block.type)
    return <Component key={block.id} {...block} />
  })
}

import type { Block, BlockOf, BlockType } from './blocks.ts'

/** Returns the first block of a type, if there is one. */
export const firstBlock = <Type extends BlockType>(blocks: readonly Block[], type: Type) =>
  blocks.find((block): block is BlockOf<Type> => block.type === type)

/** The picture that prices sizes, if there is one; its page has no section of its own for the price. */
export const pricingPicture = (blocks: readonly Block[]) =>
  blocks.find(
    (block): block is BlockOf<'picture'> => block.type === 'picture' && block.picture.kind === 'capacity',
  )

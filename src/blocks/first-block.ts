import type { Block, BlockOf, BlockType } from './blocks.ts'

/** Returns the first block of a type, if there is one. */
export const firstBlock = <Type extends BlockType>(blocks: readonly Block[], type: Type) =>
  blocks.find((block): block is BlockOf<Type> => block.type === type)

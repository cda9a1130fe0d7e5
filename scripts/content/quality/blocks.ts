import type { Json } from '../strings.ts'

/** The part of a block that this check reads. The schema check runs in parallel, so a block may lack any of it. */
interface BlockSource {
  type: string
  id: string
  title: string
  sample?: true
  /** Which part of something larger the block shows. */
  part?: Json
  /** Ids of the pages that it is about without naming them. */
  about?: readonly string[]
}

/** The blocks of a page that have a heading, with their index in the file. */
export const blocksOf = (source: Json | undefined): (BlockSource & { index: number })[] => {
  const { blocks } = (source ?? {}) as { blocks?: (Partial<BlockSource> | null)[] }
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block, index) =>
    typeof block?.title === 'string' ? [{ ...(block as BlockSource), index }] : [],
  )
}

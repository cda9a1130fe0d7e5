import type { Json } from '../strings.ts'

/** What every block has; the schema sees to it, and this check runs beside it, not after it. */
interface BlockSource {
  type: string
  id: string
  title: string
  sample?: true
}

/** The blocks of a page that have a heading, with their place in the file. */
export const blocksOf = (source: Json | undefined): (BlockSource & { index: number })[] => {
  const { blocks } = (source ?? {}) as { blocks?: (Partial<BlockSource> | null)[] }
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block, index) =>
    typeof block?.title === 'string' ? [{ ...(block as BlockSource), index }] : [],
  )
}

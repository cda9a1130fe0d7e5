import { blocksIn } from '../json.ts'
import type { Json } from '../strings.ts'

/** The part of a block that these checks read; it may lack any of it. */
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
export const blocksOf = (source: Json | undefined): (BlockSource & { index: number })[] =>
  blocksIn(source).flatMap((block, index) =>
    typeof block.title === 'string' ? [{ ...(block as unknown as BlockSource), index }] : [],
  )

import type { ComponentType } from 'react'
import { type Block, type BlockOf, type BlockType, componentOf } from '../../blocks/blocks.ts'
import type { Page, PageKind } from '../../catalogue/pages.ts'
import { LateCloth } from '../../components/cloth.tsx'
import { Contained } from '../../components/contained.tsx'
import { FailedPart } from '../../components/failed-part.tsx'
import { FoldedRun, type Ground, Section, type SectionProps } from '../../components/section.tsx'

/** Blocks to look at rather than read, which get a lighter background unless the block before has one. */
const visual: ReadonlySet<BlockType> = new Set([
  'diagram',
  'map',
  'figures',
  'features',
  'steps',
  'responsibility',
  'photo',
  'gallery',
  'video',
  'picture',
  'logos',
  'questions',
  'timeline',
])

/** Kinds of pages whose tables count among these blocks. */
const tabular: ReadonlySet<PageKind> = new Set(['article', 'story', 'legal'])

/** A type of block, or those of an index's look. */
type Part = BlockType | `index ${NonNullable<BlockOf<'index'>['look']>}`

/** Backgrounds of chapters by part, for kinds without an archetype's layout. Each background goes only to the first block that could have it. */
const chapters: Partial<Record<PageKind, Partial<Record<Part, Ground>>>> = {
  home: { picture: 'woven', 'index rows': 'cloth', steps: 'cotton' },
  landing: { table: 'cotton' },
  'use-case': { table: 'cotton', list: 'cotton', alternatives: 'woven', features: 'woven', steps: 'cloth' },
  story: { figures: 'cloth', quote: 'cotton' },
  article: { figures: 'cloth', table: 'cotton', prices: 'cotton' },
  legal: { table: 'cotton', credits: 'cloth' },
  contact: { table: 'cotton' },
}

/** Kinds whose long pages have one part on the page's own cloth wherever it fits, since no type of block is on all of them. */
const onOwnCloth: ReadonlySet<PageKind> = new Set(['landing', 'story', 'article'])

/** Parts that suit the page's own cloth, best first: they have the width of their panel and are short. */
const suited: readonly BlockType[] = ['diagram', 'steps', 'list']

/** Number of parts from which a page without such a part is monotonous. */
const longPage = 4

/** Whether visitors unfold a block: its editor or the page's layout folds it. */
export const isFolded = ({ id, folded }: Block, inLayout: readonly string[] | undefined): boolean =>
  folded === true || inLayout?.includes(id) === true

/** Backgrounds by block id. */
export type Grounds = Readonly<Record<string, Ground | undefined>>

/**
 * The backgrounds of a page without an archetype's layout: its kind's chapters, and a lighter one for blocks to look at, never two in a row
 * and never beside a cloth, from which it would hardly differ. One part of a long page is on the page's own cloth.
 */
export const groundsOf = (blocks: readonly Block[], kind: PageKind): Grounds => {
  const chapterOf = (block: Block) =>
    chapters[kind]?.[block.type === 'index' && block.look ? (`index ${block.look}` as const) : block.type]
  const first = (block: Block | undefined) => {
    const chapter = block && chapterOf(block)
    return chapter && blocks.find((one) => chapterOf(one) === chapter) === block ? chapter : undefined
  }
  // Away from the hero's cloth and from chapters, never in a fold, and never one of two alike, which it would set above the other.
  const fits = (block: Block, index: number) => {
    const beside = [blocks[index - 1], blocks[index + 1]]
    return (
      index > 0 &&
      !block.folded &&
      !block.foldedOnPhones &&
      [block, ...beside].every((one) => first(one) === undefined) &&
      beside.every((one) => one?.type !== block.type)
    )
  }
  const candidates = onOwnCloth.has(kind) && blocks.length >= longPage ? blocks.filter(fits) : []
  const woven = suited
    .map((type) => candidates.find((block) => block.type === type))
    .find((block) => block !== undefined)
  let before: Ground | undefined
  return Object.fromEntries(
    blocks.map((block, index) => {
      const isLighter =
        (visual.has(block.type) || (block.type === 'table' && tabular.has(kind))) &&
        before !== 'surface' &&
        before !== 'cloth' &&
        first(blocks[index + 1]) !== 'cloth'
      before = block === woven ? 'woven' : (first(block) ?? (isLighter ? 'surface' : undefined))
      return [block.id, before]
    }),
  )
}

/** The parts that explain a calculator, which phones fold below its answer. */
const explaining: ReadonlySet<BlockType> = new Set(['prose', 'table', 'steps'])

/** The parts of a contract that phones fold, since readers look them up by name. */
const lookedUp: ReadonlySet<BlockType> = new Set(['clauses', 'timeline'])

/** Number of numbered parts from which a contract is too long to scroll through on a phone. */
const longContract = 8

/** Ids of the blocks with numbered headings: in a document with clauses, all but an introductory first block without clauses. */
export const numberedOf = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(
    blocks.some(({ type }) => type === 'clauses')
      ? blocks.filter(({ type }, index) => index > 0 || type === 'clauses').map(({ id }) => id)
      : [],
  )

/** What the page's layout decides about a block. */
type LayoutProps = Pick<
  SectionProps,
  'ground' | 'isFolded' | 'isFoldedOnPhones' | 'isNumbered' | 'backdrop'
> & {
  isAmongClauses: boolean
  /** Whether it shows the first of its parts, the others folded. */
  isBrief: boolean
}

interface BlockListProps {
  page: Page
  blocks: readonly Block[]
  grounds: Grounds
  /** Ids of the blocks whose headings have numbers. */
  numbered: ReadonlySet<string>
  /** Ids of the blocks that visitors unfold. */
  folded?: readonly string[] | undefined
}

/** Blocks in their order, those that follow each other folded in one run. */
export const runsOf = (blocks: readonly Block[], folded: readonly string[] | undefined): Block[][] => {
  const runs: Block[][] = []
  for (const block of blocks) {
    const run = runs.at(-1)
    const [first] = run ?? []
    if (run && first && isFolded(block, folded) && isFolded(first, folded)) run.push(block)
    else runs.push([block])
  }
  return runs
}

/** The blocks of a page in their order. */
export function BlockList({ blocks, ...shared }: BlockListProps) {
  return runsOf(blocks, shared.folded).map((run) => {
    const parts = run.map((block) => <Part key={block.id} block={block} {...shared} />)
    return parts.length > 1 ? <FoldedRun key={run[0]?.id}>{parts}</FoldedRun> : parts
  })
}

function Part({ page, block, grounds, numbered, folded }: Omit<BlockListProps, 'blocks'> & { block: Block }) {
  const Component = componentOf(block.type) as ComponentType<Block & LayoutProps>
  const ground = grounds[block.id]
  const layoutProps: LayoutProps = {
    ground,
    isFolded: isFolded(block, folded),
    isBrief: page.kind === 'service' && !isFolded(block, folded),
    isFoldedOnPhones:
      block.foldedOnPhones === true ||
      (page.kind === 'calculator' && explaining.has(block.type)) ||
      (page.kind === 'legal' && numbered.size >= longContract && lookedUp.has(block.type)),
    isNumbered: numbered.has(block.id),
    isAmongClauses: page.kind === 'legal',
    backdrop: ground === 'woven' && <LateCloth page={page} />,
  }
  const instead = () => (
    <Section id={block.id} title={block.title} ground={ground}>
      <FailedPart />
    </Section>
  )
  return (
    <Contained instead={instead}>
      <Component {...block} {...layoutProps} />
    </Contained>
  )
}

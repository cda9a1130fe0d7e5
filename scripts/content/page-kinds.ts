import type { BlockType } from '../../src/blocks/blocks.ts'
import type { Page, PageKind } from '../../src/catalogue/pages.ts'
import { onEachPage } from './each.ts'
import type { Finding, SourcesByLanguage } from './finding.ts'
import { blocksIn, isJsonObject } from './json.ts'
import type { Json } from './strings.ts'

interface Requirements {
  /** Each list needs one block of its types. */
  readonly blocks: readonly (readonly BlockType[])[]
  /** Minimum number of questions. */
  readonly questions?: number
  /** Whether a picture shows what the page is about, in its head or in a block. */
  readonly picture?: true
  /** Whether its head needs a figure: a result or a rule. */
  readonly figure?: true
}

/** Blocks that show what a page is about. */
const pictures: readonly BlockType[] = ['picture', 'photo', 'gallery', 'video']

/** What readers expect on the pages of each kind (docs/content.md). */
export const requirements: Readonly<Record<PageKind, Requirements>> = {
  home: { blocks: [['index'], ['map'], ['figures'], ['action']] },
  landing: { blocks: [['index'], ['table']] },
  service: {
    blocks: [
      ['prose'],
      ['features'],
      ['diagram'],
      ['responsibility'],
      ['steps'],
      ['list'],
      ['table', 'figures'],
      ['alternatives'],
    ],
    questions: 5,
    picture: true,
  },
  'use-case': {
    blocks: [['prose'], ['table', 'list'], ['diagram'], ['features', 'alternatives'], ['steps']],
    questions: 3,
    figure: true,
  },
  // What was built, when, with what result, and what it would cost.
  story: {
    blocks: [['prose'], ['diagram'], ['steps', 'timeline'], ['figures']],
    picture: true,
  },
  news: { blocks: [] },
  job: { blocks: [] },
  article: { blocks: [['diagram', 'table', 'figures', 'prices']] },
  legal: { blocks: [['clauses']] },
  guideline: { blocks: [['colors', 'logos'], ['list']] },
  calculator: { blocks: [['prose'], ['steps', 'table']], questions: 3 },
  pricing: { blocks: [['list'], ['table']], questions: 3 },
  contact: { blocks: [['contact-form'], ['steps'], ['table']] },
  search: { blocks: [] },
}

/** Reports pages that lack what readers expect of their kind. */
export const missingBlocks = (sources: SourcesByLanguage, list?: readonly Page[]): Finding[] =>
  onEachPage(
    sources,
    (source, { kind }) => missingOn(source, kind).map((message) => ({ key: 'blocks', message })),
    list,
  )

const missingOn = (source: Json, kind: PageKind): string[] => {
  // The schema check reports what has no list of blocks.
  if (!isJsonObject(source) || !Array.isArray(source.blocks)) return []
  const blocks = blocksIn(source)
  const { blocks: needed, questions: minimum = 0, picture: isShown, figure: isCounted } = requirements[kind]
  const questions = blocks.flatMap((block) =>
    block.type === 'questions' && Array.isArray(block.items) ? block.items : [],
  )
  return [
    ...needed
      .filter((types) => !types.some((name) => blocks.some((block) => block.type === name)))
      .map((types) => `a page of kind ${kind} needs a block of type ${types.join('|')}`),
    ...(questions.length < minimum
      ? [`a page of kind ${kind} needs ${minimum} questions in a block of type questions`]
      : []),
    ...(isShown && !source.picture && !blocks.some((block) => pictures.some((type) => block.type === type))
      ? [`a page of kind ${kind} needs a picture in its head or in a block`]
      : []),
    ...(isCounted && !source.figure ? [`a page of kind ${kind} needs a figure in its head`] : []),
  ]
}

import type { BlockType } from '../blocks/blocks.ts'
import type { PageKind } from '../catalogue/pages.ts'

interface Requirements {
  /** Each list needs one block of its types. */
  readonly blocks: readonly (readonly BlockType[])[]
  /** Minimum number of questions. */
  readonly questions?: number
}

/** What the pages of each kind must hold (docs/content.md). */
export const requirements: Readonly<Record<PageKind, Requirements>> = {
  home: { blocks: [['index'], ['map'], ['figures'], ['steps'], ['calculator'], ['action']] },
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
  },
  'use-case': {
    blocks: [['prose'], ['table', 'list'], ['diagram'], ['features', 'alternatives'], ['steps']],
    questions: 3,
  },
  story: { blocks: [['prose'], ['features', 'diagram'], ['figures']] },
  article: { blocks: [['diagram', 'table', 'figures']] },
  legal: { blocks: [['clauses']] },
  guideline: { blocks: [['colors', 'logos'], ['list']] },
  calculator: { blocks: [['prose'], ['steps', 'table']], questions: 3 },
  pricing: { blocks: [['list'], ['table']], questions: 3 },
  contact: { blocks: [['contact-form'], ['contacts'], ['steps']] },
  search: { blocks: [] },
}

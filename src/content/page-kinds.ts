import type { BlockType } from '../blocks/blocks.ts'
import type { PageKind } from '../catalogue/pages.ts'

interface Requirements {
  /** One block of each list. */
  readonly blocks: readonly (readonly BlockType[])[]
  /** How many questions at least. */
  readonly questions?: number
}

/** What the pages of a kind must hold (docs/content.md). */
export const requirements: Readonly<Record<PageKind, Requirements>> = {
  home: { blocks: [['index'], ['diagram'], ['figures'], ['steps'], ['calculator'], ['action']] },
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

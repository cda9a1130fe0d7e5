import { describe, expect, it } from 'vitest'
import type { Block, BlockType } from '../blocks/blocks.ts'
import { type Page, type PageKind, pages } from '../catalogue/pages.ts'
import { areaOf, namespaceOf } from '../catalogue/urls.ts'
import { languageCodes } from '../i18n/languages.ts'
import { readSources } from './sources.ts'

/** What the pages of a kind must hold (docs/content.md), one of each list, and how many questions. */
const required: Partial<Record<PageKind, { blocks: readonly BlockType[][]; questions?: number }>> = {
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
  landing: { blocks: [['index'], ['table']] },
  calculator: { blocks: [['prose'], ['steps', 'table']], questions: 3 },
}

describe.each(languageCodes)('in %s', (language) => {
  const sources = readSources(language)
  const blocksOf = (page: Page) =>
    (sources.get(namespaceOf(page)) as unknown as { blocks: readonly Block[] }).blocks

  it.each(pages.filter(({ kind }) => kind in required))('$path holds what its kind must', (page) => {
    const { blocks, questions = 0 } = required[page.kind] as NonNullable<(typeof required)[PageKind]>
    const held = blocksOf(page)
    for (const types of blocks)
      expect(
        held.some(({ type }) => types.includes(type)),
        types.join(' or '),
      ).toBe(true)
    const asked = held.flatMap((block) => (block.type === 'questions' ? block.items : []))
    expect(asked.length).toBeGreaterThanOrEqual(questions)
  })

  it.each(pages.filter(({ kind }) => kind === 'story'))(
    '$path is a sample throughout or not at all',
    (page) => {
      const told = blocksOf(page).filter(({ type }) => type !== 'action')
      expect(new Set(told.map(({ sample }) => sample)).size).toBe(1)
    },
  )

  it.each(pages.filter(({ kind }) => kind === 'landing'))('$path lists every page of its area', (page) => {
    const listed = blocksOf(page).flatMap((block) =>
      block.type === 'index' ? block.groups.flatMap((group) => group.pages) : [],
    )
    const others = pages.filter((other) => other.id !== page.id && areaOf(other) === areaOf(page))
    expect(listed.toSorted()).toEqual(others.map(({ id }) => id).toSorted())
  })
})

import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks/blocks.ts'
import { type Page, pages } from '../catalogue/pages.ts'
import { areaOf, namespaceOf } from '../catalogue/urls.ts'
import { languageCodes } from '../i18n/languages.ts'
import { requirements } from './page-kinds.ts'
import { readSources } from './sources.ts'

describe.each(languageCodes)('in %s', (language) => {
  const sources = readSources(language)
  const blocksOf = (page: Page) =>
    (sources.get(namespaceOf(page)) as unknown as { blocks: readonly Block[] }).blocks

  it.each(pages)('$path holds what its kind must', (page) => {
    const { blocks, questions = 0 } = requirements[page.kind]
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

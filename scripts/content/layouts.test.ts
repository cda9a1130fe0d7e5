import { describe, expect, test } from 'vitest'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { archetypes } from '../../src/provider/archetypes.ts'
import { layOut } from './layouts.ts'
import sections from './quality/sections.json' with { type: 'json' }

const all = [...new Set(Object.values(archetypes))]
const written = sections.service

const laidOut = (archetype: (typeof all)[number], language: (typeof wholeLanguages)[number]) =>
  layOut(
    written.map(({ id }) => ({ id })),
    written.map((section) => section[language]),
    archetype,
    language,
  )

describe.each(wholeLanguages)('in %s', (language) => {
  test.each(all)('a %s keeps every section, once', (archetype) => {
    const { blocks } = laidOut(archetype, language)
    expect(blocks.map(({ id }) => id).toSorted()).toEqual(written.map(({ id }) => id).toSorted())
  })
})

test('archetypes differ in their first three sections', () => {
  const begins = all.map((archetype) =>
    laidOut(archetype, 'en')
      .blocks.slice(0, 3)
      .map(({ id }) => id)
      .join(),
  )
  expect(new Set(begins).size).toBe(all.length)
})

test('each uses the page’s own background, a lighter one, cotton and cloth', () => {
  for (const archetype of all) {
    const { grounds } = layOut(
      [{ id: 'why' }, { id: 'after' }, ...written.map(({ id }) => ({ id }))],
      ['A reason', 'Another', ...written.map(({ en }) => en)],
      archetype,
      'en',
    )
    expect(new Set(Object.values(grounds))).toEqual(new Set(['surface', 'cotton', 'cloth']))
  }
})

test('a picture is shown where its archetype places it, and what explains more is folded', () => {
  for (const archetype of all) {
    const { blocks, folded } = layOut(
      [
        { id: 'why' },
        { id: 'drawn', type: 'picture' },
        { id: 'after' },
        ...written.map(({ id }) => ({ id })),
      ],
      ['A reason', 'Drawn', 'Another', ...written.map(({ en }) => en)],
      archetype,
      'en',
    )
    const ids = blocks.map(({ id }) => id)
    const isFolded = ids.map((id) => folded.includes(id))
    expect(ids.indexOf('drawn')).toBeLessThan(2)
    expect(folded).toContain('limits')
    expect(folded).toContain('after')
    expect(folded).not.toContain('faq')
    // One list of folded parts, without an open one in between.
    expect(isFolded.lastIndexOf(true) - isFolded.indexOf(true) + 1).toBe(folded.length)
  }
})

test('a block without a section of its own stays after the one before it', () => {
  const { blocks } = layOut(
    [{ id: 'features' }, { id: 'more' }, { id: 'diagram' }],
    ["What's included", 'Something else', 'How it works'],
    'platform',
    'en',
  )
  expect(blocks.map(({ id }) => id)).toEqual(['diagram', 'features', 'more'])
})

import { expect, test } from 'vitest'
import { fileJsonSchemas } from '../../../src/content/page.ts'
import type { Json } from '../strings.ts'
import { allTexts, neutralKeys, plain, readerTexts } from './texts.ts'

test('a text without its marks keeps the words of links and code', () => {
  expect(plain('See **both** [pages](page:raid#top) and `df -h`')).toBe('See both pages and df -h')
})

test('what a reader sees leaves out ids and names for programs', () => {
  const page = {
    h1: 'Heading',
    related: ['raid'],
    blocks: [{ type: 'index', id: 'all', title: 'All', groups: [{ title: 'One', pages: ['raid', 'sla'] }] }],
  }
  expect(readerTexts(page)).toEqual([
    ['h1', 'Heading'],
    ['blocks.0.title', 'All'],
    ['blocks.0.groups.0.title', 'One'],
  ])
})

test('outside pages every text counts, whatever its key', () => {
  const sources = new Map<string, Json>([
    ['common', { page: 'This page', kind: 'Kind' }],
    ['pages/home', { kind: 'home', h1: 'Home' }],
  ])
  expect([...allTexts(sources)]).toEqual([
    ['common', 'page', 'This page'],
    ['common', 'kind', 'Kind'],
    ['pages/home', 'h1', 'Home'],
  ])
})

/** The keys in a schema whose values are words to choose from. */
const chosenIn = (schema: unknown, key = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { enum: words, const: word } = schema as { enum?: unknown[]; const?: unknown }
  const isChosen = [word, ...(words ?? [])].some((one) => typeof one === 'string')
  return [
    ...(isChosen ? [key] : []),
    ...Object.entries(schema).flatMap(([name, value]) =>
      name === 'properties'
        ? Object.entries(value as object).flatMap(([property, one]) => chosenIn(one, property))
        : chosenIn(value, key),
    ),
  ]
}

test('a word that a schema lets choose is no text, which a translator would change', () => {
  const chosen = new Set(Object.values(fileJsonSchemas()).flatMap((schema) => chosenIn(schema)))
  expect(chosen).toContain('kind')
  expect([...chosen].filter((key) => !neutralKeys.has(key))).toEqual([])
})

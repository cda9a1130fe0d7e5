import { expect, test } from 'vitest'
import type { Json } from '../strings.ts'
import { sourcesOf } from './sources.fixture.ts'
import { toneFindings } from './tone.ts'

const found = (source: Json, namespace = 'pages/home') =>
  toneFindings(sourcesOf({ en: { [namespace]: source } })).map(({ key, message }) => `${key}: ${message}`)

test('what speakers contract must be contracted', () => {
  expect(found({ lead: 'We will call. It is free. You do not pay.' })).toEqual([
    'lead: "We will": write "We\'ll"',
    'lead: "It is": write "It\'s"',
    'lead: "do not": write "don\'t"',
  ])
  expect(found({ lead: 'It will not start.' })).toEqual([
    'lead: "It will": write "It\'ll"',
    'lead: "will not": write "won\'t"',
  ])
})

test.each([
  'Move it as it is, or where it is.',
  'The audit it is for.',
  'It cannot be deleted.',
  "It's free.",
])('what cannot be contracted is left alone: %s', (lead) => {
  expect(found({ lead })).toEqual([])
})

test('limits say "not" in full, and legal texts contract nothing', () => {
  expect(found({ blocks: [{ items: ['We do not open it.'], rows: [['It does not count']] }] })).toEqual([])
  expect(found({ lead: 'It is. It is so, not otherwise, not at all.' }, 'pages/privacy')).toHaveLength(1)
  expect(found({ lead: 'It is so.' }, 'pages/privacy')).toEqual([])
})

test('one "X, not Y" a page is enough', () => {
  expect(
    found({ h1: 'Roots, not mines', lead: 'Fast, not only cheap', blocks: ['Cloth, not paint'] }),
  ).toEqual([`blocks.0: is the page's second "X, not Y": say only what is true`])
})

test('the answer to a yes-or-no question begins with the answer', () => {
  const asked = (question: string, answer: string) => found({ items: [{ question, answer }] })
  expect(asked('Can we leave?', 'Your data is yours.')).toEqual([
    'items.0.answer: does not begin with the answer: write Yes, No or a figure first',
  ])
  expect(asked('Can we leave?', 'Yes. Your data is yours.')).toEqual([])
  expect(asked('Do you need 2 sites?', '3, in fact.')).toEqual([])
  expect(asked('Who holds the keys?', 'You do.')).toEqual([])
})

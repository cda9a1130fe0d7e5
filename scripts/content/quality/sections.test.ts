import { expect, test } from 'vitest'
import { pagesOf } from '../../../src/catalogue/some-page.fixture.ts'
import sections from './sections.json' with { type: 'json' }
import { sectionFindings } from './sections.ts'
import { sourcesOf } from './sources.fixture.ts'

// A provider may have no stories.
const story = pagesOf('story')[0]?.namespace ?? ''
const found = (language: 'en' | 'th', titles: string[]) =>
  sectionFindings(sourcesOf({ [language]: { [story]: { blocks: titles.map((title) => ({ title })) } } })).map(
    ({ key, message }) => `${key}: ${message}`,
  )

test.runIf(story)('a page has the sections of its kind under their names', () => {
  expect(found('en', ['The situation', 'What we built', 'More', 'Results in stores', 'What to ask'])).toEqual(
    [],
  )
  expect(found('en', ['The situation', 'What we built', 'Resultsof', 'What to ask'])).toEqual([
    'blocks: has no section "Results": write one or name it so',
  ])
  expect(
    found(
      'th',
      sections.story.map(({ th }) => `${th}ของร้าน`),
    ),
  ).toEqual([])
})

test.runIf(story)('the sections are in their order', () => {
  expect(found('en', ['What we built', 'The situation', 'Results', 'What to ask'])).toEqual([
    'blocks.0.title: "What we built" comes after "The situation": move it there',
  ])
})

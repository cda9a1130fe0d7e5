import { expect, test } from 'vitest'
import { pageOfKind, pagesOf } from '../../../src/catalogue/some-page.fixture.ts'
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
    'blocks: has no section "Results": write it, or rename an existing section',
  ])
  expect(
    found(
      'th',
      sections.story.map(({ th }) => `${th}ของร้าน`),
    ),
  ).toEqual([])
})

test('a section about what not every provider sells may be missing, and is in its order where it is not', () => {
  const { namespace } = pageOfKind('home')
  const onHome = (titles: readonly string[]) =>
    sectionFindings(sourcesOf({ en: { [namespace]: { blocks: titles.map((title) => ({ title })) } } })).map(
      ({ message }) => message,
    )
  const names = sections.home.map(({ en }) => en)
  const needed = sections.home.flatMap((section) => ('optional' in section ? [] : section.en))
  const [first = '', ...others] = names.filter((name) => !needed.includes(name))
  expect(onHome(names)).toEqual([])
  expect(onHome(needed)).toEqual([])
  expect(onHome(needed.slice(1))).toEqual([
    `has no section "${needed[0]}": write it, or rename an existing section`,
  ])
  expect(others).not.toEqual([])
  expect(onHome([first, ...needed])).toEqual([expect.stringContaining(`"${first}" belongs after`)])
})

test.runIf(story)('the sections are in their order', () => {
  expect(found('en', ['What we built', 'The situation', 'Results', 'What to ask'])).toEqual([
    'blocks.0.title: "What we built" belongs after "The situation": move it there',
  ])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import banned from './banned.json' with { type: 'json' }
import { phraseFindings } from './phrases.ts'
import { sourcesOf } from './sources.fixture.ts'

const found = (language: 'en' | 'th', text: string) =>
  phraseFindings(sourcesOf({ [language]: { 'pages/home': { h1: text } } })).map(({ message }) => message)

test.each(banned.phrases.en)('"%s" is found with a capital and next to punctuation', (phrase) => {
  expect(found('en', `A **${phrase.toUpperCase()}**, again`)).toHaveLength(1)
})

test.each(['leveraging', 'seamlessly', 'robustness', 'unlocked', 'solutions'])(
  '"%s" is found too',
  (word) => {
    expect(found('en', `We ${word} it.`)).toHaveLength(1)
  },
)

test.each(['A resolution of 4K', 'Azure VMware Solution', 'The empowerment office', 'Unlockable'])(
  'other words and names are left alone: %s',
  (text) => {
    expect(found('en', text)).toEqual([])
  },
)

test.each(banned.phrases.th)('Thai "%s" is found inside running text', (phrase) => {
  expect(found('th', `บริการ${phrase} พร้อมใช้`)).toHaveLength(1)
})

test('docs/content.md has the same list', () => {
  const documented =
    /Not: ([\s\S]*?), exclamation marks/.exec(readFileSync('docs/content.md', 'utf8'))?.[1] ?? ''
  expect(documented.replace(/ \(.*?\)/g, '').split(/,\s+/)).toEqual(banned.phrases.en)
})

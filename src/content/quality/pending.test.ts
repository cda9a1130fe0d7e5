import { expect, test } from 'vitest'
import { languageCodes } from '../../i18n/languages.ts'
import { readSources } from '../sources.ts'
import pending from './pending.json' with { type: 'json' }
import { rewritten } from './pending.ts'
import { sourcesOf } from './sources.fixture.ts'

test('a listed file is left out in the listed languages only', () => {
  const sources = sourcesOf({ en: { common: {}, 'pages/home': {} }, th: { common: {}, 'pages/home': {} } })
  const { en, th } = rewritten(sources, { common: ['en', 'th'], 'pages/home': ['th'] })
  expect([[...en.keys()], [...th.keys()]]).toEqual([['pages/home'], []])
})

test('the list names files that there are', () => {
  const unknown = Object.entries(pending).flatMap(([namespace, languages]) =>
    languages.filter(
      (language) =>
        !languageCodes.some((code) => code === language) || !readSources(language as 'en').has(namespace),
    ),
  )
  expect(unknown).toEqual([])
})

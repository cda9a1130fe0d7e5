import { expect, test } from 'vitest'
import { pagesOf } from '../../../src/catalogue/some-page.fixture.ts'
import { sourcesOf } from '../quality/sources.fixture.ts'
import { languages } from './languages.ts'

test('only the words of calculators that the provider offers are needed in every language', () => {
  const offered = pagesOf('calculator').map(({ id }) => id)
  const names = [...offered, 'not-offered', 'shared'].map((name) => `calculators/${name}`)
  const sources = sourcesOf({ en: Object.fromEntries(names.map((name) => [name, { title: 'A' }])), th: {} })
  expect([...languages(sources)].map(({ language, namespace }) => `${language} ${namespace}`)).toEqual([
    ...offered.map((id) => `th calculators/${id}`),
    'th calculators/shared',
  ])
})

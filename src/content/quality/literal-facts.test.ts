import { expect, test } from 'vitest'
import { literalFactFindings } from './literal-facts.ts'
import { sourcesOf } from './sources.fixture.ts'

const found = (text: string) =>
  literalFactFindings(sourcesOf({ en: { 'pages/home': { h1: text } } })).map(({ message }) => message)

test('a fact is taken from its place', () => {
  expect(found('Two sites 80 km apart')).toEqual([
    '"80 km" is a fact of locales/facts.json: write {{siteDistance}}',
  ])
  expect(found('Two sites {{siteDistance}} apart, 15 min by train')).toEqual([])
})

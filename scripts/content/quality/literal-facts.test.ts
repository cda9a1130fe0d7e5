import { expect, test } from 'vitest'
import { placeholderTexts } from '../placeholders.ts'
import { literalFactFindings } from './literal-facts.ts'
import { sourcesOf } from './sources.fixture.ts'

const found = (text: string) =>
  literalFactFindings(sourcesOf({ en: { 'pages/home': { h1: text } } })).map(({ message }) => message)

const distance = placeholderTexts('en').siteDistance as string

test('a fact written out is reported with its placeholder', () => {
  expect(found(`Two sites ${distance} apart`)).toEqual([
    `"${distance}" is a fact of locales/facts.json: write {{siteDistance}}`,
  ])
  expect(found('Two sites {{siteDistance}} apart, 15 min by train')).toEqual([])
})

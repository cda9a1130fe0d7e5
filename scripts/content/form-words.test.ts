import { expect, test } from 'vitest'
import { pageOfKind, textPage } from '../../src/catalogue/some-page.fixture.ts'
import { missingWords } from './form-words.ts'
import { sourcesOf } from './quality/sources.fixture.ts'
import type { Json } from './strings.ts'

const { namespace, path } = textPage
const lackedWith = (words: readonly string[], ...blocks: Json[]) => {
  const files = Object.fromEntries(words.map((word) => [`calculators/${word}`, {}]))
  const sources = sourcesOf({ th: { [namespace]: { blocks }, ...files } })
  return missingWords(sources, ['th']).filter(({ message }) => message.includes(` ${path}`))
}

test('prices and credits without their words in a partial language are named, with the page', () => {
  const blocks: Json[] = [{ type: 'prices' }, { type: 'credits' }]
  expect(lackedWith([], ...blocks).map((finding) => finding.namespace)).toEqual(
    ['pricing', 'credits'].map((name) => `calculators/${name}`),
  )
  expect(lackedWith(['pricing', 'credits'], ...blocks)).toEqual([])
  expect(lackedWith([], { type: 'prose' }, null)).toEqual([])
})

test('a service has a price, so it needs the words of prices', () => {
  const service = pageOfKind('service')
  const missing = missingWords(sourcesOf({ th: { [service.namespace]: { blocks: [] } } }), ['th'])
  expect(missing).toEqual([
    expect.objectContaining({ language: 'th', namespace: 'calculators/pricing', key: '' }),
  ])
  expect(missing[0]?.message).toContain(service.path)
})

import { expect, test } from 'vitest'
import { checkedAnswers } from './answers.ts'

/** The lines that refuse answers, without the file's name. */
const refused = (answers: unknown): string[] => {
  try {
    checkedAnswers(answers, 'answers.yaml')
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace('answers.yaml: ', ''))
  }
  return []
}
const page = { id: 'racks', path: '/services/racks', kind: 'service', label: { en: 'Racks', th: 'Racks' } }

test('numbers that YAML reads from unquoted answers are understood', () => {
  const { prices, brand } = checkedAnswers(
    { prices: { one: 310, two: 4.1, three: null }, brand: { address: undefined } },
    'answers.yaml',
  )
  expect(prices).toEqual({ one: '310', two: '4.1', three: null })
  expect(brand).toEqual({ address: undefined })
})

test('an unknown field is named with its place, and with the one that was probably meant', () => {
  expect(refused({ palete: {} })).toEqual(['palete: is not a field; did you mean "palette"?'])
  expect(refused({ keep: { servcie: [] } })).toEqual([
    'keep.servcie: is not a field; did you mean "service"?',
  ])
  expect(refused({ add: [{ ...page, lable: 'x' }] })).toEqual([
    'add.0.lable: is not a field; did you mean "label"?',
  ])
  expect(refused({ priceChange: { percent: '+1%', version: 'next', wholly: true } })).toEqual([
    'priceChange.wholly: is not a field; there are percent, version',
  ])
})

test('a page needs its name in every language that has all pages', () => {
  expect(refused({ add: [{ ...page, label: { en: 'Racks' } }] })).toEqual([
    'add.0.label: must be given in en and th',
  ])
  expect(refused({ add: [page] })).toEqual([])
})

test('a place says in which form it is expected', () => {
  const site = { code: 'ONE1', city: 'One', at: [13.7, 100.5] }
  expect(refused({ sites: { primary: site, secondary: site } }).slice(0, 2)).toEqual([
    'sites.primary.city: must be { en: …, th: … }',
    'sites.primary.at.1: must be degrees east, then degrees north, such as [100.5, 13.75]',
  ])
})

test('a path has no empty part', () => {
  for (const path of ['/racks/', '//racks', '/racks--x', 'racks'])
    expect(refused({ move: { one: path } })).toEqual([
      'move.one: must be a path such as /services/colocation',
    ])
})

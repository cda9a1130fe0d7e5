import { expect, test } from 'vitest'
import { titleOf } from '../../app/head.tsx'
import { brand } from '../../brand.ts'
import { headFindings } from './head.ts'
import { sourcesOf } from './sources.fixture.ts'

const found = (title: string, description: string, namespace = 'pages/why') =>
  headFindings(sourcesOf({ en: { [namespace]: { title, description } } })).map(
    ({ key, message }) => `${key}: ${message}`,
  )
const description = 'd'.repeat(110)

test('a title has 46 characters, so that the brand fits too', () => {
  expect(found('t'.repeat(46), description)).toEqual([])
  expect(found('t'.repeat(47), description)).toEqual([
    'title: has 47 characters: write at most 46, every Thai sign counted',
  ])
  expect(titleOf('t'.repeat(46)).length).toBeLessThanOrEqual(60)
})

test('placeholders count as what they become', () => {
  expect(found(`${'t'.repeat(46 - brand.product.length)}{{product}}`, description)).toEqual([])
})

test('a description has 110 to 160 characters', () => {
  expect(found('Title', 'd'.repeat(109))).toHaveLength(1)
  expect(found('Title', 'd'.repeat(160))).toEqual([])
  expect(found('Title', 'd'.repeat(161))).toHaveLength(1)
})

test('a title holds what people search for', () => {
  expect(found('A lakehouse', description, 'pages/services/bigdata-analytics')).toEqual([
    'title: is not found by "data lakehouse": write data into it',
  ])
  expect(found('Data lakehouse', description, 'pages/services/bigdata-analytics')).toEqual([])
})

test.each([null, 3, [], { title: 7, description: {} }, { title: null }])(
  'a spoiled file is reported by its key: %j',
  (source) => {
    const keys = headFindings(sourcesOf({ en: { 'pages/why': source as never } })).map(({ key }) => key)
    expect(keys).toContain('description')
  },
)

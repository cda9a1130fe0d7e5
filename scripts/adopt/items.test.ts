import { expect, test } from 'vitest'
import type { Page } from '../../src/provider/schema.ts'
import { itemsNotKept } from './items.ts'

const item = (id: string, kind: Page['kind']): Page => ({ id, path: `/about/${id}`, content: id, kind })
const items = [item('drill', 'news'), item('opening', 'news'), item('engineer', 'job')]
const removed = (keep?: Parameters<typeof itemsNotKept>[1]) =>
  itemsNotKept(items, keep, ({ id }) => id !== 'opening').map(({ id }) => id)

test('samples of a named kind are removed, and what the owner has written or keeps stays', () => {
  expect(removed({ news: [] })).toEqual(['drill'])
  expect(removed({ news: ['drill'], job: [] })).toEqual(['engineer'])
  expect(removed({ service: [] })).toEqual([])
  expect(removed()).toEqual([])
})

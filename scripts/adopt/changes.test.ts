import { expect, test } from 'vitest'
import { collections } from '../../src/provider/collections.ts'
import { checkedAnswers } from './answers.ts'
import { changesOf } from './changes.ts'
import { declaredPages, itemsOf } from './current.ts'

/** A page that lists items of a collection, and these. */
const [landing, items = []] =
  collections
    .map(
      ({ landing }) =>
        [landing, declaredPages.filter((item) => itemsOf({ id: landing } as never).includes(item))] as const,
    )
    .find(([, listed]) => listed.length > 0) ?? []

test.skipIf(!landing)('items of a collection move with the page that lists them', () => {
  const { declared } = changesOf(checkedAnswers({ move: { [landing ?? '']: '/elsewhere' } }, ''))
  const moved = declared.filter(({ id }) => items.some((item) => item.id === id))
  expect(moved.map(({ path }) => path)).toEqual(items.map(({ id }) => `/elsewhere/${id}`))
})

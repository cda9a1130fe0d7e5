import { expect, test } from 'vitest'
import { schema } from './table.schema.ts'

const table = (parts: {
  groups?: { title: string; rows: number }[]
  parties?: { word: string; kind: string }[]
}) =>
  schema.safeParse({
    type: 'table',
    id: 'rules',
    title: 'Rules',
    columns: ['Rule', 'Applies to'],
    rows: [
      ['One', 'all'],
      ['Two', 'all'],
      ['Three', 'some'],
    ],
    ...parts,
  })

test('the parts of a table have all its rows', () => {
  const laws = { title: 'Laws', rows: 2 }
  expect(table({ groups: [laws, { title: 'Standards', rows: 1 }] }).success).toBe(true)
  expect(table({ groups: [laws, { title: 'Standards', rows: 2 }] }).error?.issues[0]?.message).toBe(
    'have 4 rows, the table has 3',
  )
})

test('a cell begins with the word of each party', () => {
  const all = { word: 'all', kind: 'shared' }
  expect(table({ parties: [all, { word: 'so', kind: 'customer' }] }).success).toBe(true)
  expect(table({ parties: [all, { word: 'Two', kind: 'customer' }] }).error?.issues[0]?.message).toBe(
    'no cell begins with "Two"',
  )
})

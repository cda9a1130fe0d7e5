import { expect, test } from 'vitest'
import { schema } from './table.schema.ts'

const table = (groups: { title: string; rows: number }[]) =>
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
    groups,
  })

test('the parts of a table have all its rows', () => {
  const laws = { title: 'Laws', rows: 2 }
  expect(table([laws, { title: 'Standards', rows: 1 }]).success).toBe(true)
  expect(table([laws, { title: 'Standards', rows: 2 }]).error?.issues[0]?.message).toBe(
    'have 4 rows, the table has 3',
  )
})

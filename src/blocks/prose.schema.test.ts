import { expect, it } from 'vitest'
import { schema } from './prose.schema.ts'

const prose = { type: 'prose', id: 'short', title: 'In short', paragraphs: ['One.', 'Two.'] }

it('of texts to copy has a name for each of them', () => {
  expect(schema.safeParse(prose).success).toBe(true)
  expect(schema.safeParse({ ...prose, labels: ['First', 'Second'] }).success).toBe(true)
  expect(schema.safeParse({ ...prose, labels: ['First'] }).error?.issues).toEqual([
    expect.objectContaining({ path: ['labels'], message: 'has 1 names, 2 paragraphs' }),
  ])
})

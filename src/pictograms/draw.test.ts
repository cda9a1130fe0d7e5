import { expect, it } from 'vitest'
import { pages } from '../catalogue/pages.ts'
import { pictogramsOf } from './draw.ts'
import { pictogramNames } from './names.ts'

it('every page has a pictogram of its own, which is one short path', () => {
  const paths = Object.entries(pictogramsOf(pages.map(({ id }) => id)))
  expect(paths).toHaveLength(pages.length)
  for (const [id, path] of paths) {
    expect(path, id).toMatch(/^M[\d\sa-z.,-]+$/i)
    expect(path.length, id).toBeLessThan(2000)
  }
  expect(new Set(Object.values(pictogramNames)).size).toBe(Object.keys(pictogramNames).length)
})

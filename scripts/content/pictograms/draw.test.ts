import { expect, it } from 'vitest'
import { pages } from '../../../src/catalogue/pages.ts'
import { pictogramNames } from '../../../src/provider/pictograms.ts'
import { pictogramsOf } from './draw.ts'
import { technologyIcons } from './technologies.ts'

it('every page has a pictogram of its own, which is one short path', () => {
  const paths = Object.entries(pictogramsOf(pages.map(({ id }) => id)))
  expect(paths).toHaveLength(pages.length)
  for (const [id, path] of paths) {
    expect(path, id).toMatch(/^M[\d\sa-z.,-]+$/i)
    expect(path.length, id).toBeLessThan(2000)
  }
  expect(new Set(Object.values(pictogramNames)).size).toBe(Object.keys(pictogramNames).length)
})

it('a node of a diagram has the icon of its technology, or else of its owner', () => {
  const { eks, keys, wards } = technologyIcons([
    { id: 'eks', label: 'Services on EKS', kind: 'cloud' },
    { id: 'keys', label: 'Keys', kind: 'provider' },
    { id: 'wards', label: 'Wards', kind: 'customer' },
  ])
  expect(new Set([eks, keys, wards]).size).toBe(3)
  expect(technologyIcons([{ id: 'aks', label: 'AKS' }]).aks).toBe(eks)
})

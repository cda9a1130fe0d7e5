import { expect, test } from 'vitest'
import { footer, menus, trailOf } from './navigation.ts'
import { pages } from './pages.ts'
import { areaOf } from './urls.ts'

const landings = pages.filter(({ kind }) => kind === 'landing')

test('a page stands below home and the landing page of its area, if there is one', () => {
  expect(landings.map(({ id }) => id)).toContain('calculators')
  for (const page of pages.filter(({ id }) => id !== 'home')) {
    const landing = landings.find(
      (candidate) => areaOf(candidate) === areaOf(page) && candidate.id !== page.id,
    )
    expect(trailOf(page), page.id).toEqual(landing ? ['home', landing.id] : ['home'])
  }
})

test('the footer names no page twice', () => {
  const listed = footer.flatMap((column) => column.pages)
  expect(listed).toEqual([...new Set(listed)])
})

test('every page leads to the legal pages, by its footer or a menu', () => {
  const listed: readonly string[] = [...footer, ...menus.flatMap(({ groups }) => groups)].flatMap(
    (column) => column.pages,
  )
  for (const { id } of pages.filter(({ kind }) => kind === 'legal')) expect(listed).toContain(id)
})

import { expect, test } from 'vitest'
import { collections } from './collections.ts'
import { footer, menus, pagesAbove } from './navigation.ts'
import { pages } from './pages.ts'
import { areaOf } from './urls.ts'

const landings = pages.filter(({ kind }) => kind === 'landing')

test('a page is below home and below its collection, or else the landing page of its area, if there is one', () => {
  expect(landings).not.toEqual([])
  for (const page of pages.filter(({ id }) => id !== 'home')) {
    const landing = landings.find(
      (candidate) => areaOf(candidate) === areaOf(page) && candidate.id !== page.id,
    )
    const above = collections.find(({ kind }) => kind === page.kind)?.landing ?? landing?.id
    expect(pagesAbove(page), page.id).toEqual(above ? ['home', above] : ['home'])
  }
})

test('the footer names no page twice', () => {
  const listed = footer.flatMap((column) => column.pages)
  expect(listed).toEqual([...new Set(listed)])
})

test('every page links to the legal pages, in its footer or a menu', () => {
  const listed: readonly string[] = [...footer, ...menus.flatMap(({ groups }) => groups)].flatMap(
    (column) => column.pages,
  )
  for (const { id } of pages.filter(({ kind }) => kind === 'legal')) expect(listed).toContain(id)
})

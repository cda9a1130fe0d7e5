import { expect, test } from 'vitest'
import { collections } from './collections.ts'
import { footer, menus, pagesAbove } from './navigation.ts'
import { pages } from './pages.ts'

test('a page is below home and below the page whose path its own continues, such as its landing page', () => {
  const landings = pages.filter(({ kind }) => kind === 'landing')
  expect(landings).not.toEqual([])
  for (const page of pages.filter(({ id }) => id !== 'home')) {
    const above = pages.find(({ path }) => path !== '/' && page.path.startsWith(`${path}/`))
    expect(pagesAbove(page), page.id).toEqual(above ? ['home', above.id] : ['home'])
  }
  for (const { kind, landing } of collections)
    for (const item of pages.filter((page) => page.kind === kind))
      expect(pagesAbove(item), item.id).toContain(landing)
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

import { expect, test } from 'vitest'
import { footer, trailOf } from './navigation.ts'
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

test('the footer leads to every page but home', () => {
  const ids = pages.map(({ id }) => id).filter((id) => id !== 'home')
  expect(footer.flatMap((column) => column.pages).toSorted()).toEqual(ids.toSorted())
})

import { afterAll, describe, expect, it, vi } from 'vitest'
import { pageOfKind } from './some-page.fixture.ts'

const [legal, other] = [pageOfKind('legal'), pageOfKind('service')]
const translatedPages = ['home', 'services', legal.id]

// Other tests of this process have loaded the catalogue with every page.
vi.resetModules()
vi.doMock('../provider/page-files.ts', async (original) => {
  const real = await original<{ translated: object }>()
  const others = Object.fromEntries(Object.keys(real.translated).map((code) => [code, []]))
  return { ...real, translated: { ...others, th: translatedPages } }
})
afterAll(() => {
  vi.doUnmock('../provider/page-files.ts')
  vi.resetModules()
})

describe('a language that has only some of the pages', async () => {
  const { isIn, languagesOf, pagesIn, shownIn } = await import('./pages.ts')
  const { footerIn, menusIn, nearestIn, pagesByAreaIn, trailOf } = await import('./navigation.ts')
  const { hrefOf } = await import('./urls.ts')

  it('has those, and the others in the default language', () => {
    expect(pagesIn('th').map(({ id }) => id)).toEqual(expect.arrayContaining(translatedPages))
    expect(pagesIn('th')).toHaveLength(translatedPages.length)
    expect([isIn(legal.id, 'th'), isIn(other.id, 'th'), isIn(other.id, 'en')]).toEqual([true, false, true])
    expect([languagesOf(legal.id), languagesOf(other.id)]).toEqual([['en', 'th'], ['en']])
    expect([shownIn(legal.id, 'th'), shownIn(other.id, 'th')]).toEqual(['th', 'en'])
  })

  it('lists only those, and leaves out lists that have none', () => {
    const listed = [
      ...menusIn('th').flatMap(({ overview, groups }) => [
        ...(overview ? [overview] : []),
        ...groups.flatMap(({ pages }) => pages),
      ]),
      ...[...footerIn('th'), ...pagesByAreaIn('th')].flatMap(({ pages }) => pages),
    ]
    expect(listed).toContain(legal.id)
    for (const id of listed) expect(translatedPages).toContain(id)
    for (const { pages } of [...menusIn('th').flatMap(({ groups }) => groups), ...footerIn('th')])
      expect(pages).not.toHaveLength(0)
  })

  it('is switched to at the same page if it exists, else at the nearest above it', () => {
    expect(nearestIn(legal.path, 'th')).toBe(hrefOf(legal.path, 'th'))
    expect(nearestIn(other.path, 'th')).toBe(hrefOf('/services', 'th'))
    expect(nearestIn(pageOfKind('legal', 1).path, 'th')).toBe(hrefOf('/', 'th'))
    expect(nearestIn(other.path, 'en')).toBe(other.path)
    expect(trailOf(other, 'th')).toEqual(['home', 'services'])
  })
})

import { join } from 'node:path'
import { areaOf } from '../../src/catalogue/urls.ts'
import { collections } from '../../src/provider/collections.ts'
import { menus } from '../../src/provider/menus.ts'
import { added as pageFiles } from '../../src/provider/page-files.ts'
import { pages } from '../../src/provider/pages.ts'
import type { MenuSource, Page } from '../../src/provider/schema.ts'
import { localesFolder } from '../content/sources.ts'

// The site before the run, as plain data, since the types of the current catalogue don't fit the adopted one.
export const currentPages: readonly Page[] = pages
export const currentMenus: readonly MenuSource<string>[] = menus
/** Pages that are declared in their file, such as the items of collections. */
export const declaredPages: readonly Page[] = pageFiles

export const searchTermsFile = 'scripts/content/quality/search-terms.json'
export const searchWordsFile = join(localesFolder, 'search-words.json')
/** The path of a file in the provider's folder. */
export const providerFile = (name: string) => join('src/provider', name)

/** The items of the collection that a page lists. */
export const itemsOf = (page: Page): readonly Page[] =>
  collections.flatMap(({ kind, landing }) =>
    landing === page.id ? declaredPages.filter((item) => item.kind === kind) : [],
  )

/** The page nearest above one by its path, else its area's landing page, else the home page. */
export const landingOf = (page: Page, pages: readonly Page[]): string => {
  const above = pages
    .filter(({ path }) => page.path.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)
  const landing = pages.find(({ kind, ...other }) => kind === 'landing' && areaOf(other) === areaOf(page))
  return (above[0] ?? landing)?.id ?? 'home'
}

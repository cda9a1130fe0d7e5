import type { PageId } from './pages.ts'
import type { MovedPage } from './schema.ts'

/** Addresses without a page of their own, which lead to one in every language. `npm run adopt` adds what it takes away. */
export const moved: readonly MovedPage<PageId>[] = [
  { from: '/about', to: 'company', reason: 'guessed from the addresses below it' },
  { from: '/community', to: 'calculators', reason: 'guessed from the addresses below it' },
  { from: '/ci', to: 'logo', reason: 'guessed from the addresses below it' },
]

import type { PageId } from './pages.ts'
import type { MovedPage } from './schema.ts'

/** Addresses without a page, with the page that they redirect to in every language. `npm run adopt` adds the pages that it removes. */
export const moved: readonly MovedPage<PageId>[] = [
  { from: '/about', to: 'company', reason: 'guessed from the addresses below it' },
  { from: '/community', to: 'calculators', reason: 'guessed from the addresses below it' },
  { from: '/ci', to: 'logo', reason: 'guessed from the addresses below it' },
]

/** Names that contain that of a page or a city which `npm run adopt` may take away, but mean something else, so it leaves texts with them alone. */
export const otherNames: readonly string[] = ['Hong Kong', 'Key Vault', 'Backup Vault', 'Vault Lock']

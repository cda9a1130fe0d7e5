import type { PageId } from './pages.ts'
import type { MovedPage } from './schema.ts'

/** Addresses without a page, with the page that they redirect to in every language. `npm run adopt` adds the pages that it removes. */
export const moved: readonly MovedPage<PageId>[] = [
  { from: '/about', to: 'company', reason: 'guessed from the addresses below it' },
  { from: '/community', to: 'calculators', reason: 'guessed from the addresses below it' },
  { from: '/ci', to: 'logo', reason: 'guessed from the addresses below it' },
]

/**
 * Cities that the office or the main data centre has left, as texts may still call them. `npm run adopt` adds them; remove them once you have
 * read what the check lists.
 */
export const formerCities: readonly string[] = []

/** Names that contain the name of a page or city, but mean something else: when `npm run adopt` removes that page or city, texts may keep them. */
export const otherNames: readonly string[] = ['Hong Kong', 'Key Vault', 'Backup Vault', 'Vault Lock']

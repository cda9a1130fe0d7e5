import type { Place } from './schema.ts'

/** Places that a map can show. `npm run adopt` rewrites the list. */
export const places = {
  bangkok: { at: [100.5, 13.75], side: 'left' },
  chonburi: { at: [100.98, 13.36], side: 'right' },
  singapore: { at: [103.85, 1.29], side: 'right' },
} as const satisfies Record<string, Place>

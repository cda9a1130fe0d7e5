import type { PageId } from './pages.ts'
import type { Collection } from './schema.ts'

/**
 * Pages of which each is a file in the folder of its collection's landing page, below `locales/<lang>/pages`: `npm run generate` lists them in
 * `items.ts`. They have a feed, and an index block of the landing page lists them, newest first.
 */
export const collections = [
  { kind: 'news', landing: 'press', pictogram: 'microphone' },
  { kind: 'story', landing: 'testimonials', pictogram: 'conversation' },
] as const satisfies readonly Collection<PageId>[]

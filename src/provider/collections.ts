import type { added } from './page-files.ts'
import type { pages } from './pages.ts'
import type { Collection } from './schema.ts'

type Landing = (typeof pages | typeof added)[number]['id']

/**
 * Collections of pages. Each page is a file in the folder of its collection's landing page, below `locales/<lang>/pages`; `npm run generate`
 * lists them in `page-files.ts`. A collection has a feed, and an index block on its landing page lists the pages, newest first.
 */
export const collections = [
  { kind: 'news', landing: 'press', pictogram: 'microphone' },
  { kind: 'story', landing: 'testimonials', pictogram: 'conversation' },
] as const satisfies readonly Collection<Landing>[]

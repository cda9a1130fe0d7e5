import type { Source } from '../shared/working.ts'

const read = '2026-11'

/** What the rules rest on. */
export const transferSources: readonly Source[] = [
  { id: 'td-er', name: 'wiki.td-er.nl', read },
  { id: 'itecnotes', name: 'itecnotes.com', read },
]

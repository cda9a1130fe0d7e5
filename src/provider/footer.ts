import type { PageId } from './pages.ts'
import type { FooterColumn } from './schema.ts'

/** The footer's columns: the most requested pages, by area. All pages are on the search page. `npm run adopt` rewrites the list. */
export const footer = [
  {
    area: 'services',
    pages: ['services', 'cloud-servers', 'vmware', 'kubernetes', 'backup-dr', 'managed'],
  },
  { area: 'use-cases', pages: ['use-cases', 'financial', 'government', 'manufacturing', 'medical'] },
  {
    area: 'calculators',
    pages: ['calculators', 'raid', 'backup-capacity', 'capacity', 'windows-server', 'sql-server'],
  },
  { area: 'about', pages: ['company', 'testimonials', 'partners', 'press', 'accessibility'] },
  {
    area: 'general',
    pages: ['pricing', 'contact', 'trusted-cloud', 'sla', 'terms', 'privacy'],
  },
] as const satisfies readonly FooterColumn<PageId>[]

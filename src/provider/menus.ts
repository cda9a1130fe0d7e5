import type { PageId } from './pages.ts'
import type { MenuSource } from './schema.ts'

/** The header's menus in order. `npm run adopt` rewrites the list. */
export const menus = [
  {
    id: 'services',
    overview: 'services',
    promoted: 'pricing',
    groups: [
      { id: 'modernise', pages: ['migration', 'cloud-native', 'bigdata', 'upskilling'] },
      { id: 'protect', pages: ['backup-dr', 'vault'] },
      { id: 'private', pages: ['cloud-servers', 'vmware', 'nutanix'] },
      { id: 'run', pages: ['managed', 'connectivity', 'virtual-desktop'] },
      { id: 'public', pages: ['aws', 'azure', 'google-cloud', 'huawei-cloud'] },
      { id: 'platform', pages: ['kubernetes', 'kong'] },
    ],
  },
  {
    id: 'use-cases',
    overview: 'use-cases',
    promoted: 'testimonials',
    groups: [{ id: 'industries', kind: 'use-case' }],
  },
  {
    id: 'calculators',
    overview: 'calculators',
    promoted: 'pricing',
    groups: [
      { id: 'storage', pages: ['raid', 'backup-capacity', 'capacity', 'data-rate', 'file-transfer'] },
      { id: 'licences', pages: ['windows-server', 'sql-server'] },
    ],
  },
  {
    id: 'why',
    overview: 'testimonials',
    promoted: 'contact',
    groups: [
      { id: 'why', pages: ['why', 'trusted-cloud', 'secured-infrastructure'] },
      { id: 'proof', pages: ['certification', 'sla', 'dpa', 'service-descriptions'] },
      { id: 'customers', kind: 'story' },
    ],
  },
  {
    id: 'company',
    promoted: 'trusted-cloud',
    groups: [
      { id: 'about', pages: ['company', 'management', 'press'] },
      { id: 'community', pages: ['partners', 'contact'], about: ['partners'] },
      { id: 'brand', pages: ['logo', 'color'] },
    ],
  },
] as const satisfies readonly MenuSource<PageId>[]

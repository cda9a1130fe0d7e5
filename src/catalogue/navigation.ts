import { type Page, type PageId, type PageKind, pages } from './pages.ts'
import { type Area, areaOf } from './urls.ts'

export interface MenuGroup {
  /** Key of the group's name in `common.json`. */
  id:
    | 'modernise'
    | 'run'
    | 'protect'
    | 'private'
    | 'public'
    | 'platform'
    | 'industries'
    | 'storage'
    | 'licences'
    | 'why'
    | 'proof'
    | 'customers'
    | 'about'
    | 'community'
    | 'brand'
  pages: readonly PageId[]
}

export interface Menu {
  id: 'services' | 'use-cases' | 'calculators' | 'why' | 'company'
  /** The page that gives the overview of the menu, if there is one. */
  overview?: 'services' | 'use-cases' | 'calculators'
  groups: readonly MenuGroup[]
}

const ofKind = (kind: PageKind): PageId[] => pages.filter((page) => page.kind === kind).map((page) => page.id)

/** The header's menus in order. */
export const menus: readonly Menu[] = [
  {
    id: 'services',
    overview: 'services',
    groups: [
      { id: 'modernise', pages: ['migration', 'cloud-native', 'bigdata', 'upskilling'] },
      { id: 'run', pages: ['managed', 'connectivity', 'virtual-desktop'] },
      { id: 'protect', pages: ['backup-dr', 'vault'] },
      { id: 'private', pages: ['cloud-servers', 'vmware', 'nutanix'] },
      { id: 'public', pages: ['aws', 'azure', 'google-cloud', 'huawei-cloud'] },
      { id: 'platform', pages: ['kubernetes', 'kong'] },
    ],
  },
  { id: 'use-cases', overview: 'use-cases', groups: [{ id: 'industries', pages: ofKind('use-case') }] },
  {
    id: 'calculators',
    overview: 'calculators',
    groups: [
      { id: 'storage', pages: ['raid', 'backup-capacity', 'capacity', 'data-rate', 'file-transfer'] },
      { id: 'licences', pages: ['windows-server', 'sql-server'] },
    ],
  },
  {
    id: 'why',
    groups: [
      { id: 'why', pages: ['why', 'trusted-cloud', 'secured-infrastructure'] },
      { id: 'proof', pages: ['certification', 'sla'] },
      { id: 'customers', pages: ['testimonials', ...ofKind('story')] },
    ],
  },
  {
    id: 'company',
    groups: [
      { id: 'about', pages: ['company', 'management', 'press'] },
      { id: 'community', pages: ['partners', 'contact'] },
      { id: 'brand', pages: ['logo', 'color'] },
    ],
  },
]

/** The footer's columns: the pages that are asked for most, by area. All pages are on the search page. */
export const footer: readonly { area: Exclude<Area, 'home'>; pages: readonly PageId[] }[] = [
  { area: 'services', pages: ['services', 'cloud-servers', 'vmware', 'kubernetes', 'backup-dr', 'managed'] },
  { area: 'use-cases', pages: ['use-cases', 'financial', 'government', 'manufacturing', 'medical'] },
  {
    area: 'calculators',
    pages: ['calculators', 'raid', 'backup-capacity', 'capacity', 'windows-server', 'sql-server'],
  },
  { area: 'about', pages: ['company', 'testimonials', 'partners', 'press', 'logo'] },
  {
    area: 'general',
    pages: [
      'pricing',
      'contact',
      'trusted-cloud',
      'certification',
      'sla',
      'terms',
      'privacy',
      'accessibility',
    ],
  },
]

/** Pages that list their area, of the same name. */
const overviews: readonly PageId[] = ['services', 'use-cases', 'calculators', 'testimonials']

/** The pages above a page, home first; empty for home. */
export const trailOf = (page: Page): PageId[] => {
  if (page.id === 'home') return []
  const overview = overviews.find((id) => id === areaOf(page))
  return overview && overview !== page.id ? ['home', overview] : ['home']
}

/** The menu's group that a page stands in; none for home and the legal pages. */
export const groupOf = (id: PageId): MenuGroup['id'] | undefined =>
  menus.flatMap(({ groups }) => groups).find(({ pages }) => pages.includes(id))?.id

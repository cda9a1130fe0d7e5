import type { pages } from './pages.ts'
import type { Archetype } from './schema.ts'

type ServiceId = Extract<(typeof pages)[number], { kind: 'service' }>['id']

/** What each service is to its buyer, which decides the layout of its page. `npm run adopt` rewrites the list. */
export const archetypes: Readonly<Record<ServiceId, Archetype>> = {
  'cloud-servers': 'platform',
  vmware: 'platform',
  nutanix: 'platform',
  kubernetes: 'platform',
  'virtual-desktop': 'platform',
  aws: 'public-cloud',
  azure: 'public-cloud',
  'google-cloud': 'public-cloud',
  'huawei-cloud': 'public-cloud',
  'backup-dr': 'protection',
  vault: 'protection',
  connectivity: 'protection',
  kong: 'protection',
  migration: 'people',
  'cloud-native': 'people',
  bigdata: 'people',
  upskilling: 'people',
  managed: 'people',
}

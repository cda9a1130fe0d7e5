import type { PageOf } from './pages.ts'

/** What a service is to its buyer: a platform that we run, somebody else's cloud, what guards and connects, or people at work. */
export type Archetype = 'platform' | 'public-cloud' | 'protection' | 'people'

export const archetypes: Readonly<Record<PageOf<'service'>['id'], Archetype>> = {
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

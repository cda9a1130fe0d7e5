import type { Source } from '../shared/working.ts'

const read = '2026-11'

/** What the rules rest on. */
export const raidSources: readonly Source[] = [
  { id: 'serveraid', name: 'IBM ServeRAID-4H, Adaptec (5E/5EE)', read },
  { id: 'h3c-r4900', name: 'H3C UniServer R4900 G5 RAID guide (1E)', read },
  { id: 'megaraid', name: 'Avago MegaRAID (50/60)', read },
  { id: 'openzfs-spa', name: 'OpenZFS spa_misc.c', read },
  { id: 'superuser-516949', name: 'superuser.com/questions/516949 (URE)', read },
  { id: 'hddfaqs', name: 'hddfaqs.com (SHR)', read },
]

import type { Source } from '../shared/working.ts'

const read = '2026-11'

/** What the rules rest on. */
export const raidSources: readonly Source[] = [
  { id: 'serveraid', name: 'IBM ServeRAID-4H (5E)', read },
  { id: 'adaptec', name: 'Adaptec 4000SAS user’s guide, appendix B (5EE)', read },
  { id: 'h3c-r4900', name: 'H3C UniServer R4900 G5 RAID guide (1E)', read },
  { id: 'megaraid', name: 'Avago MegaRAID (50/60)', read },
  { id: 'openzfs-spa', name: 'OpenZFS spa_misc.c', read },
  { id: 'openzfs-draid', name: 'OpenZFS vdev_draid.c, zpoolconcepts(7) (dRAID)', read },
  { id: 'superuser-516949', name: 'superuser.com/questions/516949 (URE)', read },
  { id: 'synology', name: 'synology.com RAID calculator (SHR, SHR-2)', read },
  { id: 'needtoknowit', name: 'needtoknowit.com.au (SHR)', read },
  { id: 'greenan', name: 'Greenan, Plank, Wylie: Mean time to meaningless (MTTDL)', read },
]
